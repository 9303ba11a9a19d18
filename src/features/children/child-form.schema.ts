import * as z from 'zod/mini'
import { type ChildDto, type NewChild, newChild } from '#contract/children/children.ts'
import { pastDateField } from '#contract/past-date.ts'
import type { PlainDate } from '#domain/time.ts'

/** Extends the contract's schema with the date as its field holds it, where '' means no date. */
export const childFormSchema = (today: PlainDate) => z.extend(newChild, { dateOfBirth: pastDateField(today, null) })

export type ChildValues = z.input<ReturnType<typeof childFormSchema>>
export type ChildTyped = z.output<ReturnType<typeof childFormSchema>>

export const valuesOf = (item: ChildDto | null): ChildValues => ({
  firstName: item?.firstName ?? '',
  lastName: item?.lastName ?? '',
  dateOfBirth: item?.dateOfBirth ?? '',
})

export const fieldsOf = ({ firstName, lastName, dateOfBirth }: ChildTyped): NewChild => ({
  firstName,
  lastName: lastName || null,
  dateOfBirth: dateOfBirth || null,
})

export const childFieldNames = ['firstName', 'lastName', 'dateOfBirth'] as const
