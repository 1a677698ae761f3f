import Link from 'next/link'
import { Fragment } from 'react'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { authText, consent } from '@/content/auth'
import type { FormState } from '@/lib/auth/schema'

export function EmailField({ email, error }: { email?: string; error?: string }) {
  return (
    <Field label={authText.email} error={error}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={email}
        />
      )}
    </Field>
  )
}

type PasswordFieldProps = { label?: string; isNew: boolean; error?: string }

export function PasswordField({ label = authText.password, isNew, error }: PasswordFieldProps) {
  return (
    <Field label={label} hint={isNew ? authText.passwordHint : undefined} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
        />
      )}
    </Field>
  )
}

type FormFailureProps = { posted: FormState; answer: FormState }

/** Without script there is no toast, so the page rendered after the post shows the failure here. */
export function FormFailure({ posted, answer }: FormFailureProps) {
  if (!posted || answer || posted.result.ok || posted.result.code === 'email-not-confirmed') return null
  return <Notice tone="bad">{posted.result.message}</Notice>
}

export function AccessHeading({ title, intro }: { title: string; intro: string }) {
  return (
    <>
      <h1 className="text-3xl leading-[1.06]">{title}</h1>
      <p className="mt-2.5 mb-8 text-ink-2">{intro}</p>
    </>
  )
}

/** A hash of the displayed text is stored as evidence of consent. */
export function ConsentText() {
  return (
    <p className="-mt-2 text-sm text-ink-2">
      {consent.parts.map((part, index) => (
        <Fragment key={part.text}>
          {index ? ' ' : null}
          {'href' in part ? (
            <Link href={part.href} prefetch={false} className="underline">
              {part.text}
            </Link>
          ) : (
            part.text
          )}
        </Fragment>
      ))}
      .
    </p>
  )
}
