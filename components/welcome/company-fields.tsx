import { Check } from 'lucide-react'
import { useId, type ClipboardEvent } from 'react'
import { FromRut } from '@/components/tax-profile/rut-upload'
import { Field, Input } from '@/components/ui/field'
import { cn } from '@/components/ui/cn'
import { welcomeText } from '@/content/welcome'
import { digitProblem } from '@/lib/fields/company'
import { formatNit, plainNit, splitDigit } from '@/lib/format/nit'
import { namedMunicipalities } from '@/lib/fields/municipality-code'
import type { WelcomeDraft } from '@/lib/welcome/schema'

const text = welcomeText.company
type TextField = 'person' | 'phone' | 'nit' | 'digit' | 'name' | 'municipality'

type CompanyFieldsProps = {
  draft: WelcomeDraft
  error: (field: string) => string | undefined
  change: (fields: Partial<WelcomeDraft>) => void
}

export function CompanyFields({ draft, error, change }: CompanyFieldsProps) {
  const id = useId()
  const { kind, nit, digit } = draft
  const wrong = digitProblem({ nit, digit }) ?? error('digit')
  const isRight = !wrong && plainNit(nit).length >= 5 && digit !== ''

  /** When the check digit is typed after the NIT, it moves to its own field. */
  function place(written: string): boolean {
    const parts = splitDigit(written)
    if (parts) change({ nit: formatNit(parts.nit), digit: parts.digit })
    return parts !== null
  }
  const bind = (field: TextField) => ({
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  })
  const mark = (field: TextField) => <FromRut shown={draft.fromRut.includes(field)} />

  return (
    <>
      <fieldset>
        <legend className="pb-1.5 text-sm font-[550]">{text.kind.title}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {(['company', 'person'] as const).map((sort) => (
            <label
              key={sort}
              className={cn(
                'flex cursor-pointer items-start gap-3 rounded-control border border-rule-field px-4 py-3 has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-2',
              )}
            >
              <input
                type="radio"
                name="kind"
                value={sort}
                checked={kind === sort}
                className="mt-1 size-5 flex-none accent-green"
                onChange={() => change({ kind: sort })}
              />
              <span>
                <b className="font-semibold">{text.kind[sort].label}</b>
                <span className="block text-sm text-ink-2">{text.kind[sort].text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-3">
            <Field label={text.nit[kind]} aside={mark('nit')} hint={text.nitHint} error={error('nit')}>
              {(control) => (
                <Input
                  {...control}
                  {...bind('nit')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={60}
                  onBlur={(event) => place(event.target.value)}
                  onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
                    if (place(event.clipboardData.getData('text'))) event.preventDefault()
                  }}
                />
              )}
            </Field>
            <Field label={text.digit}>
              {(control) => (
                <Input
                  {...control}
                  {...bind('digit')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={1}
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={`${id}-digit`}
                />
              )}
            </Field>
          </div>
          <p id={`${id}-digit`} role="status" className="min-h-6 text-sm font-[550]">
            {wrong ? (
              <span className="text-red">{wrong}</span>
            ) : isRight ? (
              <span className="inline-flex items-center gap-1.5 text-green">
                <Check className="size-[1.25em]" strokeWidth={2} aria-hidden />
                {text.right(digit)}
              </span>
            ) : null}
          </p>
        </div>
        <Field label={text.name[kind]} aside={mark('name')} error={error('name')}>
          {(control) => <Input {...control} {...bind('name')} autoComplete="organization" maxLength={150} />}
        </Field>
        <Field
          label={text.municipality}
          aside={mark('municipality')}
          hint={text.municipalityHint}
          error={error('municipality')}
          className="sm:col-span-2"
        >
          {(control) => (
            <Input
              {...control}
              {...bind('municipality')}
              list={`${id}-places`}
              autoComplete="off"
              maxLength={80}
            />
          )}
        </Field>
        <datalist id={`${id}-places`}>
          {namedMunicipalities.map(([code, name]) => (
            <option key={code} value={name}>
              {code}
            </option>
          ))}
        </datalist>
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="pb-1.5 font-serif text-lg">{text.person.title}</legend>
        <Field label={text.person.name} error={error('person')}>
          {(control) => <Input {...control} {...bind('person')} autoComplete="name" maxLength={100} />}
        </Field>
        <Field label={text.person.phone} hint={text.person.phoneHint} error={error('phone')}>
          {(control) => (
            <Input {...control} {...bind('phone')} type="tel" autoComplete="tel" maxLength={40} />
          )}
        </Field>
      </fieldset>
    </>
  )
}
