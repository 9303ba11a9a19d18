import type pg from 'pg'

/**
 * A superuser writes these functions of the session to make a changed record look right:
 * - `rechain` numbers a stream's entries anew and computes all its hashes and its head again;
 * - `append` writes an entry as the product does, at any time;
 * - `cut` removes a stream's entries after one, with its head.
 */
const functions = `
  create function pg_temp.rechain(p_stream uuid) returns void language plpgsql as $$
  declare
    e record; h bytea := sha256(convert_to(p_stream::text, 'UTF8')); p bytea; n bigint; last_at text; last_seq bigint := 0;
  begin
    update entry set seq = seq + 1000000 where stream_id = p_stream;
    update entry set number = number + 1000000 where stream_id = p_stream;
    for e in select *, row_number() over (order by seq) as place,
        row_number() over (partition by entity_id order by seq) as own from entry where stream_id = p_stream order by seq loop
      p := case when e.payload is null then e.payload_hash else sha256(e.salt || convert_to(e.payload, 'UTF8')) end;
      n := case when e.number is null then null else e.own end;
      update entry set seq = e.place, number = n, payload_hash = p, previous = h,
        hash = sha256(convert_to(concat_ws(E'\\n', encode(h, 'hex'), p_stream, e.place, e.at, e.kind, encode(p, 'hex'),
          case when n is not null then e.entity_id end, n), 'UTF8'))
        where stream_id = p_stream and seq = e.seq returning hash, at, seq into h, last_at, last_seq;
    end loop;
    update stream set head_seq = last_seq, head_hash = h, head_at = last_at where id = p_stream;
  end $$;
  create function pg_temp.append(p_stream uuid, p_at text, p_kind text, p_entity text, p_entity_id uuid, p_said jsonb)
  returns void language plpgsql as $$
  declare
    s stream; v_id uuid := gen_random_uuid();
  begin
    select * into strict s from stream where id = p_stream;
    perform set_config('app.family', s.family_id::text, true), set_config('app.mode', 'system', true);
    perform history_append(s.reach, s.audience, s.id, jsonb_build_array(jsonb_build_object('id', v_id, 'at', p_at,
      'kind', p_kind, 'entity', p_entity, 'entityId', p_entity_id, 'salt', repeat('ab', 32), 'payload',
      (jsonb_build_object('entity', p_entity, 'entityId', p_entity_id, 'entry', v_id, 'decidedAt', p_at, 'by',
        jsonb_build_object('actor', null, 'party', 'system', 'mode', 'self')) || p_said)::text)));
  end $$;
  create function pg_temp.cut(p_stream uuid, p_after bigint) returns void language plpgsql as $$
  begin
    delete from entry where stream_id = p_stream and seq > p_after;
    update stream s set head_seq = e.seq, head_hash = e.hash, head_at = e.at from entry e
      where s.id = p_stream and e.stream_id = s.id and e.seq = p_after;
  end $$`

/** Gives a connection these functions; they vanish with it. */
export const learnForging = async (client: pg.ClientBase): Promise<void> => {
  await client.query(functions)
}
