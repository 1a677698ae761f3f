'use client'
import { because, ChangeForm, textOf } from '@/components/firm-calendar/change-form'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { firmCalendarText } from '@/content/firm-calendar'

const { override, outage, days, scopes, uvt, wage, usury, one } = firmCalendarText

type Choice = { id: string; title: string }

export function OverrideForm({ obligations, year }: { obligations: readonly Choice[]; year: number }) {
  return (
    <ChangeForm
      id="override"
      title={override.title}
      text={override.text}
      read={(fields) => ({
        kind: 'override',
        obligation: textOf(fields, 'obligation'),
        municipality: textOf(fields, 'municipality'),
        period: textOf(fields, 'period'),
        endings: textOf(fields, 'endings'),
        due: textOf(fields, 'due'),
        reason: textOf(fields, 'reason') === 'firm' ? 'firm' : 'extension',
        nit: textOf(fields, 'nit'),
        ...because(fields),
      })}
    >
      {(wrong) => (
        <>
          <Field label={override.obligation} error={wrong('obligation')}>
            {(control) => (
              <Select {...control} name="obligation">
                {obligations.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={override.period} hint={override.periodHint} error={wrong('period')}>
              {(control) => <Input {...control} name="period" maxLength={60} placeholder={`${year}-10`} />}
            </Field>
            <Field
              label={override.municipality}
              hint={override.municipalityHint}
              error={wrong('municipality')}
            >
              {(control) => <Input {...control} name="municipality" maxLength={60} />}
            </Field>
            <Field label={override.endings} hint={override.endingsHint} error={wrong('endings')}>
              {(control) => <Input {...control} name="endings" maxLength={60} autoComplete="off" />}
            </Field>
            <Field label={override.due} error={wrong('due')}>
              {(control) => <Input {...control} name="due" type="date" />}
            </Field>
            <Field label={override.reason} error={wrong('reason')}>
              {(control) => (
                <Select {...control} name="reason">
                  <option value="extension">{override.reasons.extension}</option>
                  <option value="firm">{override.reasons.firm}</option>
                </Select>
              )}
            </Field>
            <Field label={override.nit} hint={override.nitHint} error={wrong('nit')}>
              {(control) => <Input {...control} name="nit" maxLength={30} inputMode="numeric" />}
            </Field>
          </div>
        </>
      )}
    </ChangeForm>
  )
}

export function OutageForm() {
  return (
    <ChangeForm
      id="outage"
      title={outage.title}
      text={outage.text}
      read={(fields) => ({
        kind: 'outage',
        from: textOf(fields, 'from'),
        restored: textOf(fields, 'restored'),
        ...because(fields),
      })}
    >
      {(wrong) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={outage.from} error={wrong('from')}>
            {(control) => <Input {...control} name="from" type="date" />}
          </Field>
          <Field label={outage.restored} error={wrong('restored')}>
            {(control) => <Input {...control} name="restored" type="date" />}
          </Field>
        </div>
      )}
    </ChangeForm>
  )
}

const scopeNames = Object.keys(scopes) as (keyof typeof scopes)[]

export function DayForm() {
  return (
    <ChangeForm
      id="day"
      title={days.add}
      text={days.addText}
      read={(fields) => ({
        kind: 'day',
        day: textOf(fields, 'day'),
        name: textOf(fields, 'name'),
        scope: scopeNames.find((name) => name === textOf(fields, 'scope')) ?? 'national',
        ...because(fields),
      })}
    >
      {(wrong) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={days.day} error={wrong('day')}>
              {(control) => <Input {...control} name="day" type="date" />}
            </Field>
            <Field label={days.scope} error={wrong('scope')}>
              {(control) => (
                <Select {...control} name="scope">
                  {scopeNames.map((name) => (
                    <option key={name} value={name}>
                      {scopes[name]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Field label={days.name} error={wrong('name')}>
            {(control) => <Input {...control} name="name" maxLength={100} autoComplete="off" />}
          </Field>
        </>
      )}
    </ChangeForm>
  )
}

/** UVT is the tax unit in pesos, which DIAN sets for each year. */
export function UvtForm({ year }: { year: number }) {
  return (
    <ChangeForm
      id="uvt"
      title={uvt.add}
      text={uvt.text}
      read={(fields) => ({
        kind: 'uvt',
        year: Number(textOf(fields, 'year')),
        value: pesosOf(fields, 'value'),
        ...because(fields),
      })}
    >
      {(wrong) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={uvt.year} error={wrong('year')}>
            {(control) => (
              <Input {...control} name="year" inputMode="numeric" maxLength={4} defaultValue={year} />
            )}
          </Field>
          <Field label={uvt.value} error={wrong('value')}>
            {(control) => <Input {...control} name="value" inputMode="numeric" maxLength={12} />}
          </Field>
        </div>
      )}
    </ChangeForm>
  )
}

const pesosOf = (fields: FormData, name: string) => Number(textOf(fields, name).replaceAll(/[.$\s]/g, ''))

export function WageForm({ year }: { year: number }) {
  return (
    <ChangeForm
      id="wage"
      title={wage.add}
      text={wage.text}
      read={(fields) => ({
        kind: 'wage',
        year: Number(textOf(fields, 'year')),
        value: pesosOf(fields, 'value'),
        aid: pesosOf(fields, 'aid'),
        ...because(fields),
      })}
    >
      {(wrong) => (
        <div className="grid gap-4">
          <Field label={wage.year} error={wrong('year')}>
            {(control) => (
              <Input {...control} name="year" inputMode="numeric" maxLength={4} defaultValue={year} />
            )}
          </Field>
          <Field label={wage.value} error={wrong('value')}>
            {(control) => <Input {...control} name="value" inputMode="numeric" maxLength={14} />}
          </Field>
          <Field label={wage.aid} error={wrong('aid')}>
            {(control) => <Input {...control} name="aid" inputMode="numeric" maxLength={14} />}
          </Field>
        </div>
      )}
    </ChangeForm>
  )
}

export function UsuryForm() {
  return (
    <ChangeForm
      id="usury"
      title={usury.add}
      text={usury.text}
      read={(fields) => ({
        kind: 'usury',
        month: textOf(fields, 'month').trim(),
        percent: Number(textOf(fields, 'percent').replace('%', '').replace(',', '.').trim()),
        ...because(fields),
      })}
    >
      {(wrong) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={usury.month} hint={usury.monthHint} error={wrong('month')}>
            {(control) => <Input {...control} name="month" maxLength={7} autoComplete="off" />}
          </Field>
          <Field label={usury.percent} hint={usury.percentHint} error={wrong('percent')}>
            {(control) => <Input {...control} name="percent" inputMode="decimal" maxLength={8} />}
          </Field>
        </div>
      )}
    </ChangeForm>
  )
}

type ConfirmFormProps = { obligation: string; municipality: string | null; year: number }

export function ConfirmForm({ obligation, municipality, year }: ConfirmFormProps) {
  return (
    <ChangeForm
      id="confirm"
      title={one.confirm}
      text={one.confirmText}
      read={(fields) => ({
        kind: 'confirm',
        obligation,
        municipality: municipality ?? '',
        year,
        ...because(fields),
      })}
    >
      {() => null}
    </ChangeForm>
  )
}
