'use client'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { letterFormText as text } from '@/content/signature-templates'
import type { Rhythm } from '@/lib/signatures/templates/terms'

const most = 12

export type LineDraft = { key: string; name: string; price: string; rhythm: Rhythm }
export const blankLine = (): LineDraft => ({ key: crypto.randomUUID(), name: '', price: '', rhythm: 'month' })

type LetterLinesProps = {
  lines: readonly LineDraft[]
  error: (field: string) => string | undefined
  onChange: (lines: LineDraft[]) => void
}

/** Fields for the services in an engagement letter and their prices. */
export function LetterLines({ lines, error, onChange }: LetterLinesProps) {
  const add = useRef<HTMLButtonElement>(null)
  const change = (key: string, more: Partial<LineDraft>) =>
    onChange(lines.map((one) => (one.key === key ? { ...one, ...more } : one)))
  const remove = (key: string) => {
    onChange(lines.filter((one) => one.key !== key))
    requestAnimationFrame(() => add.current?.focus())
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-[550]">{text.lines}</legend>
      {lines.map(({ key, name, price, rhythm }, at) => (
        <div
          key={key}
          className="grid items-end gap-3 border-t border-rule pt-3 first:border-t-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <Field label={text.line(at + 1)} error={error(`values.lines.${at}.name`)}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={120}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change(key, { name: value })}
              />
            )}
          </Field>
          <Field label={text.price(at + 1)} error={error(`values.lines.${at}.price`)}>
            {(control) => (
              <Input
                {...control}
                value={price}
                inputMode="numeric"
                maxLength={20}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change(key, { price: value })}
              />
            )}
          </Field>
          <Field label={text.rhythm(at + 1)}>
            {(control) => (
              <Select
                {...control}
                value={rhythm}
                onChange={({ currentTarget: { value } }) => change(key, { rhythm: value as Rhythm })}
              >
                {Object.entries(text.rhythms).map(([one, label]) => (
                  <option key={one} value={one}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button
            size="sm"
            aria-label={text.removeLine(at + 1)}
            aria-disabled={lines.length === 1 || undefined}
            onClick={() => lines.length > 1 && remove(key)}
          >
            <X strokeWidth={1.75} aria-hidden />
          </Button>
        </div>
      ))}
      <p className="text-sm text-ink-2">{text.priceHint}</p>
      <p>
        <Button
          ref={add}
          size="sm"
          aria-disabled={lines.length >= most || undefined}
          onClick={() => lines.length < most && onChange([...lines, blankLine()])}
        >
          <Plus strokeWidth={1.75} aria-hidden /> {text.addLine}
        </Button>
      </p>
    </fieldset>
  )
}
