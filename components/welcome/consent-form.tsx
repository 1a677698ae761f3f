'use client'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { account } from '@/content/account'
import { welcomeText } from '@/content/welcome'
import { sendWelcomeAction } from '@/lib/welcome/actions'

const text = welcomeText.consent
const { topics } = account.authorisations

type ConsentFormProps = { back: ReactNode }

export function ConsentForm({ back }: ConsentFormProps) {
  const { busy, problem, error, refuse, clear, act } = useAct()

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const isOn = (name: string) => given.get(name) === 'on'
    if (!isOn('treatment')) return refuse(event.currentTarget, { treatment: text.needed })
    act({
      work: () =>
        sendWelcomeAction({ treatment: true, deadlines: isOn('deadlines'), newsletter: isOn('newsletter') }),
    })
  }

  return (
    <form onSubmit={send} noValidate method="post" className="grid gap-6">
      <dl className="border-t border-t-ink rule-closes">
        {text.facts.map(({ term, text: about }) => (
          <div
            key={term}
            className="grid gap-x-6 border-t border-rule py-3 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="font-serif text-lg">{term}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1">
        <Choice
          name="treatment"
          {...text.treatment}
          problem={error('treatment')}
          onChange={() => clear('treatment')}
        >
          <a
            href="/tratamiento-datos"
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-tap items-center text-sm underline"
          >
            {text.policy}
          </a>
        </Choice>
        <Choice name="deadlines" {...topics.deadlines} />
        <Choice name="newsletter" {...topics.newsletter} />
      </div>
      <p role="alert" className="font-[550] text-red empty:hidden">
        {problem ? `${text.failed}. ${problem.message}` : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? text.sending : text.send}
        </Button>
        {back}
      </div>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  text: string
  problem?: string | undefined
  onChange?: () => void
  children?: ReactNode
}

/** The box is never ticked beforehand, because consent must be given actively; a click on the line ticks the box. */
function Choice({ name, label, text: about, problem, onChange, children }: ChoiceProps) {
  const id = `choice-${name}`
  return (
    <div className="py-1.5">
      <label className="grid min-h-tap cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          aria-invalid={problem ? true : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-about ${id}-problem`}
          onChange={onChange}
          className="mt-0.5 size-6 cursor-pointer accent-green aria-invalid:outline-2 aria-invalid:outline-red"
        />
        <span>
          <span id={`${id}-label`} className="block">
            {label}
          </span>
          <span id={`${id}-about`} className="block text-sm text-ink-2">
            {about}
          </span>
        </span>
      </label>
      <div className="pl-9">
        {children}
        <p id={`${id}-problem`} role="alert" className="text-sm font-[550] text-red empty:hidden">
          {problem}
        </p>
      </div>
    </div>
  )
}
