'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { signaturePageText } from '@/content/signature-page'
import { consentText, consentVersion, identityTypes, type IdentityType } from '@/content/signatures'
import { askSignatureCodeAction } from '@/lib/signatures/actions'
import type { OpenSignature } from '@/lib/signatures/signature'

const text = signaturePageText.steps.consent

type ConsentStepProps = { view: OpenSignature; link: string | null; isSent: boolean }

/** Shows the consent and the signer's data, with the button that sends the code, or another code later. */
export function ConsentStep({ view, link, isSent }: ConsentStepProps) {
  const router = useRouter()
  const { signer, id: request } = view
  const [agrees, agree] = useState(isSent)
  const [isUnagreed, setUnagreed] = useState(false)
  const [needsPassword, needPassword] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { busy, error, act, clear } = useAct()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (needsPassword) form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }, [needsPassword])

  // Only the server checks the fields, because code for checks in the browser would be larger than this page.
  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setUnagreed(!agrees)
    if (!agrees) return
    const fields = new FormData(event.currentTarget)
    act({
      work: () =>
        askSignatureCodeAction({
          request,
          link,
          consent: consentVersion,
          documentType: fields.get('documentType') as IdentityType,
          documentNumber: String(fields.get('documentNumber')),
          password: String(fields.get('password') ?? ''),
        }),
      failed: text.failed,
      fieldOf: { 'wrong-password': 'password' },
      then: ({ outcome }) => {
        needPassword(outcome === 'password')
        setRefusal(outcome === 'hour' ? text.hour : null)
        if (outcome !== 'password' && outcome !== 'hour') router.refresh()
      },
    })
  }

  return (
    <form
      ref={form}
      onSubmit={ask}
      onChange={({ target }: FormEvent<HTMLFormElement>) => clear((target as HTMLInputElement).name)}
      noValidate
      method="post"
      className="mt-2 grid gap-4"
    >
      <div>
        <label className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
          <input
            type="checkbox"
            checked={agrees}
            disabled={isSent}
            onChange={(event) => {
              agree(event.target.checked)
              setUnagreed(false)
            }}
            aria-invalid={isUnagreed || undefined}
            aria-describedby={isUnagreed ? 'consent-missing' : undefined}
            className="mt-1 size-6"
          />
          <span>{consentText}</span>
        </label>
        {isUnagreed ? (
          <p id="consent-missing" role="alert" className="mt-1 text-sm font-[550] text-red">
            {text.agree}
          </p>
        ) : null}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.type} error={error('documentType')}>
          {(control) => (
            <Select {...control} name="documentType" defaultValue={signer.documentType ?? 'CC'}>
              {Object.entries(identityTypes).map(([type, name]) => (
                <option key={type} value={type}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.number} hint={text.numberHint} error={error('documentNumber')}>
          {(control) => (
            <Input
              {...control}
              name="documentNumber"
              defaultValue={signer.documentNumber ?? ''}
              autoComplete="off"
              maxLength={40}
            />
          )}
        </Field>
      </div>
      {needsPassword ? (
        <Field label={text.password} hint={text.passwordHint} error={error('password')}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" maxLength={200} />
          )}
        </Field>
      ) : null}
      {!isSent && !refusal && signer.consentedAt ? (
        <Notice tone="warn">{signaturePageText.steps.code.void}</Notice>
      ) : null}
      {refusal ? <Notice tone="warn">{refusal}</Notice> : null}
      <p>
        <Button
          type="submit"
          variant={isSent ? 'outline' : 'primary'}
          size={isSent ? 'sm' : undefined}
          busy={busy}
        >
          {busy ? text.sending : isSent ? signaturePageText.steps.code.again : text.send}
        </Button>
      </p>
    </form>
  )
}
