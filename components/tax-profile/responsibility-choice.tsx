import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { codeLabel, commonCodes, rutCodes } from '@/content/tax-calendar/rut-codes'
import { taxProfileText } from '@/content/tax-profile'
import { foldText } from '@/lib/format/fold-text'

const text = taxProfileText.responsibilities

type ResponsibilityChoiceProps = { chosen: readonly string[]; onChange: (codes: string[]) => void }

/** Lists codes of box 53 of the RUT; without a search, only common and selected codes are shown. */
export function ResponsibilityChoice({ chosen, onChange }: ResponsibilityChoiceProps) {
  const [search, setSearch] = useState('')
  const wanted = foldText(search.trim())
  const known = [...new Set([...Object.keys(rutCodes), ...chosen])].toSorted()
  const shown = known.filter((code) =>
    wanted === ''
      ? commonCodes.includes(code) || chosen.includes(code)
      : foldText(codeLabel(code)).includes(wanted),
  )
  const unknown = chosen.filter((code) => !rutCodes[code])
  const isNew = /^\d\d$/.test(wanted) && !known.includes(wanted)

  function add() {
    onChange([...chosen, wanted])
    setSearch('')
  }

  return (
    <div className="grid gap-3 pt-2">
      <Field
        label={text.search}
        aside={<span className="text-sm text-ink-2">{text.chosen(chosen.length)}</span>}
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            value={search}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Enter in the search must not submit the form around it.
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (isNew) add()
            }}
          />
        )}
      </Field>
      <CheckChoice
        choices={shown.map((code) => [code, codeLabel(code), rutCodes[code]?.duty ?? null] as const)}
        chosen={chosen}
        onChange={onChange}
      />
      {unknown.length > 0 ? <p className="text-sm text-ink-2">{text.unknown(unknown)}</p> : null}
      {shown.length === 0 ? <p className="text-[1rem] text-ink-2">{text.none}</p> : null}
      {isNew ? (
        <Button size="sm" className="justify-self-start" onClick={add}>
          <Plus strokeWidth={1.75} aria-hidden />
          {text.add(wanted)}
        </Button>
      ) : null}
    </div>
  )
}

type CheckChoiceProps = {
  /** The value, the label, and the consequences of the choice, which are shown below the label. */
  choices: readonly (readonly [string, string, (string | null)?])[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function CheckChoice({ choices, chosen, onChange }: CheckChoiceProps) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {choices.map(([value, label, note]) => (
        <li key={value}>
          <label className="flex min-h-tap cursor-pointer items-center gap-3 py-1.5 text-[1rem] leading-snug">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              className="size-5 flex-none accent-green"
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span className="min-w-0 wrap-anywhere">
              {label}
              {note ? <span className="block text-sm text-ink-2">{note}</span> : null}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
