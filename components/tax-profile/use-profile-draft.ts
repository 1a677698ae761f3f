'use client'
import { useState } from 'react'
import { withoutField, type FieldErrors } from '@/lib/field-errors'
import { formatNit } from '@/lib/format/nit'
import { statedRegime } from '@/lib/tax-calendar/profile'
import type { Rut } from '@/lib/tax-profile/read-rut'
import type { ProfileDraft } from '@/lib/tax-profile/schema'

type FieldName = keyof ProfileDraft
export type EditorFields = {
  draft: ProfileDraft
  errors: FieldErrors
  fromRut: ReadonlySet<FieldName>
  change: (fields: Partial<ProfileDraft>) => void
}

export function useProfileDraft(initial: ProfileDraft) {
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [fromRut, setFromRut] = useState<ReadonlySet<FieldName>>(new Set())

  function change(fields: Partial<ProfileDraft>) {
    const names = Object.keys(fields) as FieldName[]
    setDraft((now) => ({ ...now, ...fields }))
    setFromRut((now) => new Set([...now].filter((name) => !names.includes(name))))
    // A change removes the error messages of the changed fields and of the field `confirmed`.
    // A new NIT also removes the error message of its check digit (`digit`).
    const stale = ['confirmed', ...names, ...(names.includes('nit') ? ['digit'] : [])]
    setErrors((now) => stale.reduce(withoutField, now))
  }

  const forget = (name: string) => setErrors((now) => withoutField(now, name))

  function replace(next: ProfileDraft) {
    setDraft(next)
    setFromRut(new Set())
    setErrors({})
  }

  /** Fields that the RUT does not state keep their values. */
  function fill(rut: Rut) {
    const fields = fieldsOf(rut, draft)
    change(fields)
    setFromRut(new Set(Object.keys(fields) as FieldName[]))
  }

  return { draft, errors, setErrors, forget, fromRut, change, replace, fill }
}

function fieldsOf(
  { nit, digit, kind, name, responsibilities, activities, municipality }: Rut,
  draft: ProfileDraft,
) {
  const isNew = municipality !== null && !draft.municipalities.some(({ code }) => code === municipality)
  const fields: Partial<ProfileDraft> = {
    ...(nit !== null && digit !== null ? { nit: formatNit(nit), digit: String(digit) } : {}),
    ...(kind ? { kind } : {}),
    ...(name ? { name } : {}),
    ...(responsibilities.length > 0
      ? { responsibilities: [...responsibilities], regime: statedRegime(responsibilities) ?? draft.regime }
      : {}),
    ...(activities.length > 0 ? { activities: activities.join(', ') } : {}),
    ...(isNew ? { municipalities: [...draft.municipalities, { code: municipality, duties: [] }] } : {}),
  }
  return fields
}
