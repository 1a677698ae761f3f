import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { MoreChoices } from '@/components/tax-profile/more-choices'
import { CheckChoice } from '@/components/tax-profile/responsibility-choice'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { municipalityName } from '@/content/municipalities'
import { obligationTexts } from '@/content/tax-calendar/obligations'
import { taxProfileText } from '@/content/tax-profile'
import { cityObligationIds } from '@/lib/tax-calendar/obligations'
import { municipalityCode, namedMunicipalities } from '@/lib/fields/municipality-code'
import type { ProfileDraft } from '@/lib/tax-profile/schema'

const { municipalities: text, problems } = taxProfileText
type Municipality = ProfileDraft['municipalities'][number]
type Duty = Municipality['duties'][number]

const trade: readonly Duty[] = ['local-tax-bimonthly', 'local-tax-simplified', 'local-tax-annual']
const withholding: readonly Duty[] = ['local-withholding']
const others = cityObligationIds.filter((id) => !trade.includes(id) && !withholding.includes(id))
type MunicipalityListProps = {
  municipalities: readonly Municipality[]
  error: string | undefined
  onChange: (municipalities: Municipality[]) => void
}

export function MunicipalityList({ municipalities, error, onChange }: MunicipalityListProps) {
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  function add() {
    const code = municipalityCode(typed)
    if (code === null || municipalities.some((one) => one.code === code)) {
      setProblem(code === null ? text.unknown : problems.twice)
      return field.current?.focus()
    }
    onChange([...municipalities, { code, duties: [] }])
    setTyped('')
  }

  return (
    <div className="grid gap-4">
      {municipalities.length === 0 ? <p className="text-[1rem] text-ink-2">{text.empty}</p> : null}
      {municipalities.map((one) => (
        <MunicipalityFields
          key={one.code}
          municipality={one}
          onChange={(next) =>
            onChange(municipalities.map((other) => (other.code === one.code ? next : other)))
          }
          onRemove={() => {
            onChange(municipalities.filter(({ code }) => code !== one.code))
            field.current?.focus()
          }}
        />
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <Field label={text.name} error={problem ?? error} className="min-w-0 grow basis-64">
          {(control) => (
            <Input
              {...control}
              ref={field}
              list={list}
              value={typed}
              autoComplete="off"
              maxLength={80}
              onChange={(event) => {
                setTyped(event.target.value)
                setProblem(undefined)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
          )}
        </Field>
        <datalist id={list}>
          {namedMunicipalities.map(([code, name]) => (
            <option key={code} value={name}>
              {code}
            </option>
          ))}
        </datalist>
        <Button
          onClick={add}
          disabled={typed.trim() === ''}
          className={(problem ?? error) ? 'self-start sm:mt-7' : undefined}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          {text.add}
        </Button>
      </div>
    </div>
  )
}

type MunicipalityFieldsProps = {
  municipality: Municipality
  onChange: (municipality: Municipality) => void
  onRemove: () => void
}

function MunicipalityFields({ municipality, onChange, onRemove }: MunicipalityFieldsProps) {
  const { code, duties, sector } = municipality
  const name = municipalityName(code)
  const chosenOf = (group: readonly Duty[]) => duties.find((id) => group.includes(id)) ?? ''
  const choose = (group: readonly Duty[], next: readonly string[]) =>
    onChange({
      ...municipality,
      duties: [...duties.filter((id) => !group.includes(id)), ...(next as Duty[])],
    })
  const select = (label: string, group: readonly Duty[]) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          aria-label={`${label}, ${name}`}
          value={chosenOf(group)}
          onChange={({ target }) => choose(group, target.value ? [target.value] : [])}
        >
          <option value="">{text.none}</option>
          {group.map((id) => (
            <option key={id} value={id}>
              {text.duties[id as keyof typeof text.duties]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  const chosen = duties.filter((id) => others.includes(id))
  return (
    <fieldset className="grid gap-3 border-t border-rule pt-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">{name}</h3>
        <Button
          size="sm"
          variant="quiet"
          className="size-tap flex-none px-0"
          aria-label={text.remove(name)}
          onClick={onRemove}
        >
          <X strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {select(text.trade, trade)}
        {select(text.withholding, withholding)}
      </div>
      {duties.length === 0 ? <p className="text-sm text-ink-2">{text.nothing}</p> : null}
      <MoreChoices label={text.others} isUsed={chosen.length > 0}>
        <CheckChoice
          choices={others.map((id) => [id, obligationTexts[id].title] as const)}
          chosen={chosen}
          onChange={(next) => choose(others, next)}
        />
        {duties.includes('property-tax-by-sector') ? (
          <Field label={text.sector} className="mt-2 max-w-xs">
            {(control) => (
              <Input
                {...control}
                value={sector ?? ''}
                maxLength={60}
                onChange={({ target }) => {
                  const { sector: _, ...rest } = municipality
                  onChange(target.value ? { ...rest, sector: target.value } : rest)
                }}
              />
            )}
          </Field>
        ) : null}
      </MoreChoices>
    </fieldset>
  )
}
