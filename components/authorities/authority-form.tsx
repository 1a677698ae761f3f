'use client'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { authorities } from '@/content/authorities'
import { addAuthorityAction, previewAuthorityAction } from '@/lib/authorities/actions'
import type { Reach } from '@/lib/authorities/schema'
import { formatCivilDay } from '@/lib/calendar/civil-day'

const { form: text, facts, preview: previewText } = authorities

type Typed = { certificate: string; fingerprint: string; origin: string; label: string }
type Preview = { typed: Typed; subject: string; issuer: string; until: string; reach: Reach }

const fieldOf = { 'certificate-refused': 'certificate', 'fingerprint-differs': 'fingerprint' } as const

/** Shows what a certificate would change before it is added; `name` is proposed as the authority's name in lists. */
export function AuthorityForm({ name = '' }: { name?: string }) {
  const { busy, doing, error, act, clear } = useAct()
  const [preview, setPreview] = useState<Preview | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)

  // The form that had the focus is hidden now, so the heading takes the focus.
  useEffect(() => {
    if (preview) heading.current?.focus()
  }, [preview])

  async function compare(filled: HTMLFormElement) {
    const typed = await typedIn(filled)
    const answer = await previewAuthorityAction(typed)
    return answer.ok ? { ...answer, data: { typed, ...answer.data } } : answer
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = event.currentTarget
    act({
      name: 'check',
      work: () => compare(filled),
      failed: text.failed,
      fieldOf,
      then: setPreview,
    })
  }

  function add(typed: Typed) {
    act({
      name: 'add',
      work: () => addAuthorityAction(typed),
      done: { title: text.done, description: text.next },
      failed: text.failed,
      fieldOf,
      then() {
        form.current?.reset()
        setPreview(null)
        document.getElementById('added')?.focus()
      },
    })
  }

  return (
    <>
      <form ref={form} onSubmit={submit} noValidate hidden={preview !== null} className="mt-4 grid gap-4">
        <Field label={text.file} hint={text.fileHint} error={error('certificate')}>
          {(control) => (
            <input
              {...control}
              type="file"
              name="certificate"
              accept=".cer,.crt,.pem,.der,application/x-x509-ca-cert,application/pkix-cert"
              className="min-h-tap w-full text-sm file:mr-3 file:min-h-tap file:cursor-pointer file:rounded-control file:border file:border-ink file:bg-sheet file:px-4 file:font-[550]"
              onChange={() => clear('certificate')}
            />
          )}
        </Field>
        <Field label={text.fingerprint} hint={text.fingerprintHint} error={error('fingerprint')}>
          {(control) => (
            <Input
              {...control}
              name="fingerprint"
              autoComplete="off"
              spellCheck={false}
              onChange={() => clear('fingerprint')}
            />
          )}
        </Field>
        <Field label={text.origin} hint={text.originHint} error={error('origin')}>
          {(control) => (
            <Input {...control} name="origin" autoComplete="off" onChange={() => clear('origin')} />
          )}
        </Field>
        <Field label={text.label} error={error('label')}>
          {(control) => (
            <Input
              {...control}
              name="label"
              autoComplete="off"
              defaultValue={name}
              onChange={() => clear('label')}
            />
          )}
        </Field>
        <p>
          <Button type="submit" variant="primary" busy={busy}>
            {doing === 'check' ? text.checking : text.check}
          </Button>
        </p>
      </form>
      {preview ? (
        <section aria-labelledby="preview-title" className="mt-4 grid gap-4">
          <h3 id="preview-title" ref={heading} tabIndex={-1} className="outline-none">
            {previewText.title}
          </h3>
          <dl className="grid gap-2 text-sm [&_dd]:wrap-anywhere [&_dt]:text-ink-2">
            <dt>{facts.subject}</dt>
            <dd>{preview.subject}</dd>
            <dt>{facts.issuer}</dt>
            <dd>{preview.issuer}</dd>
            <dt>{facts.until}</dt>
            <dd>{formatCivilDay(preview.until)}</dd>
          </dl>
          <Notice>
            <b className="font-[550]">{previewText.changes}.</b> {changesOf(preview.reach)}
          </Notice>
          <p className="flex flex-wrap gap-3">
            <Button variant="primary" busy={busy} onClick={() => add(preview.typed)}>
              {doing === 'add' ? text.adding : text.add}
            </Button>
            <Button
              disabled={busy}
              onClick={() => {
                setPreview(null)
                requestAnimationFrame(() =>
                  form.current?.querySelector<HTMLElement>('[name=fingerprint]')?.focus(),
                )
              }}
            >
              {text.change}
            </Button>
          </p>
        </section>
      ) : null}
    </>
  )
}

function changesOf({ invoices, clients, again }: Reach): string {
  const named = invoices === 0 ? previewText.none : previewText.named(invoices, clients)
  return [named, again > 0 ? previewText.again(again) : '', previewText.decided].filter(Boolean).join(' ')
}

/** In bytes: at most this much of a file is sent; certificates are smaller, and the server refuses larger files. */
const longest = 24 * 1024

async function typedIn(filled: HTMLFormElement): Promise<Typed> {
  const field = (name: string) => filled.elements.namedItem(name) as HTMLInputElement
  const file = field('certificate').files?.[0]
  const bytes = file ? new Uint8Array(await file.slice(0, longest).arrayBuffer()) : []
  return {
    certificate: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
    fingerprint: field('fingerprint').value,
    origin: field('origin').value,
    label: field('label').value,
  }
}
