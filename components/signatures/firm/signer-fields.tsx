'use client'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { signatureFormText as text } from '@/content/signature-form'
import type { SignerInput } from '@/lib/signatures/schema'
import type { SignerChoices } from '@/lib/signatures/signature'

export type SignerDraft = Omit<SignerInput, 'mark'> & { key: string }

type SignerFieldsProps = {
  signers: readonly SignerDraft[]
  choices: SignerChoices
  inOrder: boolean
  error: (field: string) => string | undefined
  onOrder: (inOrder: boolean) => void
  onChange: (signers: SignerDraft[]) => void
}

export function SignerFields({ signers, choices, inOrder, error, onOrder, onChange }: SignerFieldsProps) {
  const adding = useRef<HTMLDivElement>(null)
  const change = (key: string, more: Partial<SignerDraft>) =>
    onChange(signers.map((one) => (one.key === key ? { ...one, ...more } : one)))
  const move = (at: number, by: number, pressed: HTMLElement) => {
    const moved = [...signers]
    const [one] = moved.splice(at, 1)
    if (!one || at + by < 0 || at + by > moved.length) return
    moved.splice(at + by, 0, one)
    onChange(moved)
    // Moving an element in the page takes its focus away, so the pressed button gets the focus back.
    requestAnimationFrame(() => pressed.focus())
  }
  const drop = (key: string) => {
    onChange(signers.filter((one) => one.key !== key))
    requestAnimationFrame(() => adding.current?.querySelector('select')?.focus())
  }
  const add = (choice: string) => {
    const [party, id] = choice.split(':') as [SignerInput['party'], string | undefined]
    const found = (party === 'client' ? choices.people : choices.team).find((one) => one.id === id)
    if (party !== 'outside' && !found) return
    const { name = '', email = '' } = found ?? {}
    onChange([
      ...signers,
      { key: crypto.randomUUID(), party, person: found?.id ?? null, name, email, role: text.roles[party] },
    ])
  }
  const isNamed = (id: string) => signers.some(({ person }) => person === id)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 w-full pb-2 font-serif text-xl rule-opens">{text.signers}</legend>
      <label className="flex min-h-tap items-center gap-3">
        <input
          type="checkbox"
          checked={inOrder}
          onChange={(event) => onOrder(event.target.checked)}
          className="size-6 accent-green"
        />
        {text.inOrder}
      </label>
      <ol className="grid gap-4">
        {signers.map((one, at) => (
          <li
            key={one.key}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t border-rule pt-4 first:border-t-0"
          >
            <span className="font-serif text-xl text-green">{inOrder ? at + 1 : '·'}</span>
            <div className="grid min-w-0 gap-3">
              {one.party === 'outside' ? null : (
                <p className="text-sm wrap-anywhere text-ink-2">
                  {one.email}. {text.codeByMail}
                </p>
              )}
              <div className="grid gap-3 sm:grid-cols-2">
                <Field label={text.signerName(at + 1)} error={error(`signers.${at}.name`)}>
                  {(control) => (
                    <Input
                      {...control}
                      value={one.name}
                      maxLength={100}
                      autoComplete="off"
                      onChange={(event) => change(one.key, { name: event.currentTarget.value })}
                    />
                  )}
                </Field>
                <Field label={text.signerRole(at + 1)} error={error(`signers.${at}.role`)}>
                  {(control) => (
                    <Input
                      {...control}
                      value={one.role}
                      maxLength={80}
                      autoComplete="off"
                      onChange={(event) => change(one.key, { role: event.currentTarget.value })}
                    />
                  )}
                </Field>
                {one.party === 'outside' ? (
                  <Field
                    label={text.signerEmail(at + 1)}
                    error={error(`signers.${at}.email`)}
                    hint={text.codeByMail}
                  >
                    {(control) => (
                      <Input
                        {...control}
                        type="email"
                        value={one.email}
                        maxLength={254}
                        autoComplete="off"
                        onChange={(event) => change(one.key, { email: event.currentTarget.value })}
                      />
                    )}
                  </Field>
                ) : null}
              </div>
              <p className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  aria-label={text.up(one.name, at + 1)}
                  aria-disabled={at === 0 || undefined}
                  onClick={({ currentTarget }) => move(at, -1, currentTarget)}
                >
                  <ArrowUp strokeWidth={1.75} aria-hidden />
                </Button>
                <Button
                  size="sm"
                  aria-label={text.down(one.name, at + 1)}
                  aria-disabled={at === signers.length - 1 || undefined}
                  onClick={({ currentTarget }) => move(at, 1, currentTarget)}
                >
                  <ArrowDown strokeWidth={1.75} aria-hidden />
                </Button>
                <Button size="sm" aria-label={text.remove(one.name, at + 1)} onClick={() => drop(one.key)}>
                  <X strokeWidth={1.75} aria-hidden />
                </Button>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div ref={adding}>
        {/* This field shows an error only while there are no signers; later each signer's own fields do. */}
        <Field label={text.add.label} error={signers.length === 0 ? error('signers') : undefined}>
          {(control) => (
            <Select {...control} value="" onChange={(event) => add(event.currentTarget.value)}>
              <option value="">{text.add.none}</option>
              {choices.people.some(({ id }) => !isNamed(id)) ? (
                <optgroup label={text.add.people}>
                  {choices.people
                    .filter(({ id }) => !isNamed(id))
                    .map(({ id, name, email }) => (
                      <option key={id} value={`client:${id}`}>
                        {name}, {email}
                      </option>
                    ))}
                </optgroup>
              ) : null}
              <optgroup label={text.add.team}>
                {choices.team
                  .filter(({ id }) => !isNamed(id))
                  .map(({ id, name, email }) => (
                    <option key={id} value={`firm:${id}`}>
                      {name}, {email}
                    </option>
                  ))}
              </optgroup>
              <option value="outside">{text.add.outside}</option>
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  )
}
