import type { ClipboardEvent } from 'react'
import { FromRut } from '@/components/tax-profile/rut-upload'
import type { EditorFields } from '@/components/tax-profile/use-profile-draft'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { entities, kinds, regimes, vatCycles } from '@/content/tax-calendar/profile'
import { thresholds } from '@/content/tax-calendar/thresholds'
import { taxProfileText } from '@/content/tax-profile'
import { digitProblem } from '@/lib/fields/company'
import { formatNit, plainNit, splitDigit } from '@/lib/format/nit'
import { formatPesos } from '@/lib/format/number'
import { unitsInPesos } from '@/lib/tax-calendar/figures'
import { kindOfNit, vatCycleOf } from '@/lib/tax-calendar/profile'
import type { ProfileDraft } from '@/lib/tax-profile/schema'

const { identity: text, cycle } = taxProfileText

const proposedKind = (typed: string) => {
  const kind = kindOfNit(plainNit(typed))
  return kind ? { kind } : {}
}

type IdentityFieldsProps = EditorFields & { lastYear: number }

export function IdentityFields({ draft, errors, fromRut, change, lastYear }: IdentityFieldsProps) {
  const nit = plainNit(draft.nit)
  const wrong = digitProblem(draft)
  const isRight = !wrong && nit.length >= 5 && draft.digit !== '' && !errors['digit']
  const mark = (field: keyof typeof draft) => <FromRut shown={fromRut.has(field)} />

  /** When the check digit is typed after the NIT, it moves to its own field. */
  function place(written: string): boolean {
    const parts = splitDigit(written)
    if (parts) change({ nit: formatNit(parts.nit), digit: parts.digit, ...proposedKind(parts.nit) })
    return parts !== null
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    if (place(event.clipboardData.getData('text'))) event.preventDefault()
  }

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-4 sm:grid-cols-[12rem_5.5rem_minmax(0,1fr)]">
        <Field label={text.nit} aside={mark('nit')} hint={text.nitHint} error={errors['nit']}>
          {(control) => (
            <Input
              {...control}
              name="nit"
              value={draft.nit}
              inputMode="numeric"
              autoComplete="off"
              maxLength={60}
              onChange={(event) => change({ nit: event.target.value, ...proposedKind(event.target.value) })}
              onBlur={(event) => place(event.target.value)}
              onPaste={onPaste}
            />
          )}
        </Field>
        <Field label={text.digit}>
          {(control) => (
            <Input
              {...control}
              name="digit"
              value={draft.digit}
              inputMode="numeric"
              autoComplete="off"
              maxLength={1}
              aria-invalid={wrong || errors['digit'] ? true : undefined}
              aria-describedby="digit-said"
              onChange={(event) => change({ digit: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.name} aside={mark('name')} error={errors['name']} className="max-sm:col-span-full">
          {(control) => (
            <Input
              {...control}
              name="name"
              value={draft.name}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
      </div>
      <p id="digit-said" role="status" className="text-sm text-ink-2">
        {wrong || errors['digit'] ? (
          <span className="font-[550] text-red">{wrong ?? errors['digit']}</span>
        ) : isRight ? (
          `${text.right} ${text.last(nit.slice(-1))}`
        ) : null}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={text.kind} aside={mark('kind')}>
          {(control) => (
            <Select
              {...control}
              name="kind"
              value={draft.kind}
              onChange={(event) => change({ kind: event.target.value as typeof draft.kind })}
            >
              <Options names={kinds} />
            </Select>
          )}
        </Field>
        <Field label={text.regime} aside={mark('regime')}>
          {(control) => (
            <Select
              {...control}
              name="regime"
              value={draft.regime}
              onChange={(event) => change({ regime: event.target.value as typeof draft.regime })}
            >
              <Options names={regimes} />
            </Select>
          )}
        </Field>
        <Field label={cycle.vat} hint={vatHint(draft, lastYear)}>
          {(control) => (
            <Select
              {...control}
              name="vat_cycle"
              value={draft.vat_cycle}
              onChange={(event) => change({ vat_cycle: event.target.value as typeof draft.vat_cycle })}
            >
              <option value="">{cycle.unknown}</option>
              <Options names={vatCycles} />
            </Select>
          )}
        </Field>
        {draft.regime === 'non-contributor' ? (
          <Field label={text.entity} className="sm:col-span-2">
            {(control) => (
              <Select
                {...control}
                name="entity"
                value={draft.entity}
                onChange={(event) => change({ entity: event.target.value as typeof draft.entity })}
              >
                <option value="">{text.entityUnknown}</option>
                <Options names={entityNames} />
              </Select>
            )}
          </Field>
        ) : null}
        <Field
          label={text.activities}
          aside={mark('activities')}
          hint={text.activitiesHint}
          error={errors['activities']}
          className="sm:col-span-full"
        >
          {(control) => (
            <Input
              {...control}
              name="activities"
              value={draft.activities}
              inputMode="numeric"
              autoComplete="off"
              maxLength={100}
              className="max-w-72"
              onChange={(event) => change({ activities: event.target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

const entityNames = Object.fromEntries(Object.entries(entities).map(([id, { name }]) => [id, name]))

function vatHint(
  { responsibilities, traits, vat_cycle }: ProfileDraft,
  lastYear: number,
): string | undefined {
  if (!responsibilities.includes('48') || vat_cycle === 'bimester') return undefined
  if (vatCycleOf({ responsibilities, traits, vatCycle: null }) === 'bimester') return cycle.forced
  const pesos = unitsInPesos(thresholds.vatBimonthly.units, lastYear)
  return pesos === null ? undefined : cycle.limit(formatPesos(pesos), lastYear)
}

const Options = ({ names }: { names: Readonly<Record<string, string>> }) =>
  Object.entries(names).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
