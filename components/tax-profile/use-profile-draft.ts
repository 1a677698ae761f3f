'use client'
import { useState } from 'react'
import { formatNit } from '@/lib/format/nit'
import { regimeFromRut } from '@/lib/tax-calendar/profile'
import type { Rut } from '@/lib/tax-profile/read-rut'
import type { ProfileDraft } from '@/lib/tax-profile/schema'

type FieldName = keyof ProfileDraft
export type Errors = Readonly<Partial<Record<FieldName | 'valid_from' | 'confirmed', string>>>
export type EditorFields = {
  draft: ProfileDraft
  errors: Errors
  /** Fields filled from a RUT. */
  fromRut: ReadonlySet<FieldName>
  change: (fields: Partial<ProfileDraft>) => void
}

export function useProfileDraft(initial: ProfileDraft) {
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const [fromRut, setFromRut] = useState<ReadonlySet<FieldName>>(new Set())

  function change(fields: Partial<ProfileDraft>) {
    const names = Object.keys(fields) as FieldName[]
    setDraft((now) => ({ ...now, ...fields }))
    setFromRut((now) => new Set([...now].filter((name) => !names.includes(name))))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !isAbout(name, names))))
  }

  const forget = (name: keyof Errors) =>
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([other]) => other !== name)))

  function replace(next: ProfileDraft) {
    setDraft(next)
    setFromRut(new Set())
    setErrors({})
  }

  /** Fields missing in the RUT keep their values. */
  function fill(rut: Rut) {
    const fields = fieldsOf(rut, draft)
    change(fields)
    setFromRut(new Set(Object.keys(fields) as FieldName[]))
  }

  return { draft, errors, setErrors, forget, fromRut, change, replace, fill }
}

/** A new NIT also clears errors of its digit, and any change clears the confirmation. */
const isAbout = (name: string, changed: readonly FieldName[]) =>
  changed.includes(name as FieldName) || name === 'confirmed' || (name === 'digit' && changed.includes('nit'))

function fieldsOf({ nit, digit, kind, name, responsibilities, municipality }: Rut, draft: ProfileDraft) {
  const isNew = municipality !== null && !draft.municipalities.some(({ code }) => code === municipality)
  const fields: Partial<ProfileDraft> = {
    ...(nit !== null && digit !== null ? { nit: formatNit(nit), digit: String(digit) } : {}),
    ...(kind ? { kind } : {}),
    ...(name ? { name } : {}),
    ...(responsibilities.length > 0
      ? { responsibilities: [...responsibilities], regime: regimeFromRut(responsibilities) }
      : {}),
    ...(isNew ? { municipalities: [...draft.municipalities, { code: municipality, duties: [] }] } : {}),
  }
  return fields
}
