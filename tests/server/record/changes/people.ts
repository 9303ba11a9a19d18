import { hash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Change, foundByVerify, type Place } from '../change.ts'

/** The path of a file's bytes. */
const bytesIn = async ({ client, dataDir }: Place): Promise<string> => {
  const { rows } = await client.query<{ sha256: string }>(
    'select f.sha256 from file f join file_use u on u.file_id = f.id',
  )
  const sha256 = rows[0]?.sha256 ?? hash('sha256', '')
  return join(dataDir, 'files', 'blobs', sha256.slice(0, 2), sha256)
}

const ofBytes: Change[] = [
  {
    name: 'the bytes of a receipt on the disk',
    how: async (place) => writeFile(await bytesIn(place), 'a rewritten receipt'),
    found: ['verify'],
  },
  {
    name: 'a receipt on the disk, which is deleted',
    how: async (place) => rm(await bytesIn(place)),
    found: ['verify'],
  },
]

/** Changes of people, rights, names, accounts, files and first views. */
export const peopleChanges: readonly Change[] = [
  ...foundByVerify({
    'a person’s name': `update person set last_name = 'Keller' where id = :dana`,
    'what a person is': `update person set is_attorney = not is_attorney where id = :dana`,
    'the time zone of a family': `update family set time_zone = 'Pacific/Auckland' where id = :family`,
    'the currency of a family': `update family set currency = 'EUR' where id = :family`,
    'a parent’s role': `update membership set role = 'thirdParty', side = null where family_id = :family and person_id = :dana`,
    'the other parent’s role': `update membership set side = null, role = 'thirdParty' where family_id = :family and person_id = :sam`,
    'since when somebody belongs to a family': `update membership set since = since - interval '1 year' where family_id = :family and person_id = :dana`,
    'a parent, who is cut off from the family': `delete from membership where family_id = :family and person_id = :dana`,
    'the family, by a stranger who reads along': `insert into membership (family_id, person_id, role, side, since)
      values (:family, :neighbour, 'thirdParty', null, '2026-01-01')`,
    'through whose eyes a professional looks': `update professional_access set parent_id = :sam,
      audience = array[professional_id, :sam]::uuid[] where family_id = :family`,
    'the status of a professional’s access': `update professional_access set status = 'removed' where family_id = :family`,
    'a professional’s access, which is deleted': 'delete from professional_access where family_id = :family',
    'the accesses of professionals, by an invented one': `insert into professional_access (family_id, id, professional_id,
        parent_id, status, version, reach, audience, created_at, changed_at)
      select family_id, gen_random_uuid(), professional_id, :sam, status, version, reach, array[professional_id, :sam]::uuid[],
        created_at, changed_at from professional_access where family_id = :family`,
    'who may see a professional’s access': `alter table professional_access drop constraint professional_access_check;
      update professional_access set audience = audience || :sam where family_id = :family`,
    'a child’s name': `update child set first_name = 'Maya' where family_id = :family and first_name = 'Mia'`,
    'a child, who is archived': `update child set archived_at = now() where family_id = :family and first_name = 'Leo'`,
    'a child, who is deleted': `delete from child where family_id = :family and first_name = 'Leo'`,
    'the children, by an invented one': `insert into child (family_id, id, first_name, version) values (:family, gen_random_uuid(), 'Kim', 1)`,
    'how a category is split': `update category set creator_percent = 70 where family_id = :family and preset = 'other'`,
    'a category’s name': `update category set name = 'Pets', preset = null, title_key = 'pets'
      where family_id = :family and preset = 'other'`,
    'a category, which is deleted': `delete from category where family_id = :family and preset = 'other'`,
    'the categories, by an invented one': `insert into category (family_id, id, preset, creator_percent, reach)
      values (:family, gen_random_uuid(), 'general', 90, 'parents')`,
    'when something was first viewed': `update viewed set at = at - interval '1 hour' where entity_id = :expense`,
    'a first view, which is denied': 'delete from viewed where entity_id = :expense',
    'the first views, by an invented one': `insert into viewed (family_id, entity_id, person_id, at, reach)
      values (:family, :open, :sam, '2026-11-20T14:00:00Z', 'parents')`,
    'who viewed something first': 'update viewed set person_id = :sam where entity_id = :expense',
    'what an expense uses, which can now be changed': 'delete from category_use where family_id = :family',
    'the digits of a bank account': `update bank_account set last4 = '9999' where person_id = :dana`,
    'the bank’s reference of an account': `update bank_account set ref = 'another' where person_id = :sam`,
    'which account receives': 'update bank_account set preferred = false where person_id = :sam',
    'a bank account, which is removed': `update bank_account set removed_at = added_at where person_id = :dana`,
    'a bank account, which others may see': `update bank_account set reach = 'named', audience = array[:dana, :sam]::uuid[]
      where person_id = :dana`,
    'what somebody’s accounts can be used for':
      'update payment_readiness set can_receive = false where person_id = :sam',
    'the status of a payment account': `update payment_account set status = 'suspended' where person_id = :dana`,
    'whose payment account it is': `update payment_account set person_id = :neighbour, audience = array[:neighbour]::uuid[]
      where person_id = :dana`,
    'which bytes a file has': `update file set sha256 = repeat('a', 64)`,
    'the size of a file': 'update file set bytes = bytes + 1',
    'the type of a file': `update file set type = 'image/png'`,
    'the name of a file': `update file set name = 'contract.pdf'`,
    'who added a file': 'update file set added_by = :dana, audience = array[:dana]::uuid[]',
    'when a file was added': `update file set added_at = added_at - interval '1 day'`,
    'a receipt, which is taken away': 'delete from file_use',
    'to what a receipt belongs': 'update file_use set entity_id = :open',
    'who may see a receipt': `update file_use set reach = 'family'`,
    'a file, which others may see by itself': `alter table file drop constraint file_own;
      update file set reach = 'named', audience = array[:dana, :sam]::uuid[]`,
  }),
  ...ofBytes,
]
