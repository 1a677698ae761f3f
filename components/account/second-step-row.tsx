'use client'
import { useState } from 'react'
import { SecurityRow } from '@/components/account/security'
import { CodeForm, EnrolKey } from '@/components/auth/second-step-forms'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { useFormAct } from '@/components/ui/use-form-act'
import { account } from '@/content/account'
import { beginOwnStepAction, confirmOwnStepAction, endOwnStepAction } from '@/lib/account/actions'
import { passwordSchema } from '@/lib/account/schema'
import type { OwnStep } from '@/lib/account/second-step'
import type { Enrolment } from '@/lib/auth/second-step'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

const text = account.security.secondStep

/** `asked` means that the firm requires a second factor of owners, so an owner cannot turn it off. */
export function SecondStepRow({ on, asked }: Pick<OwnStep, 'on' | 'asked'>) {
  return (
    <SecurityRow title={text.title} state={on ? text.on : text.off}>
      {(close) =>
        !on ? (
          <TurnOn onDone={close} />
        ) : asked ? (
          <p className="max-w-[32rem] text-ink-2">{text.asked}</p>
        ) : (
          <TurnOff onDone={close} />
        )
      }
    </SecurityRow>
  )
}

const then =
  (send: (input: { code: string }) => Promise<Result<null>>, done: keyof typeof text.done, end: () => void) =>
  async (input: { code: string }) => {
    const answer = await send(input)
    if (answer.ok) {
      toast({ kind: 'success', ...text.done[done] })
      end()
    }
    return answer
  }

function TurnOn({ onDone }: { onDone: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [current, setCurrent] = useState('')
  const { busy, props, error } = useFormAct({
    schema: passwordSchema,
    send: beginOwnStepAction,
    failed: text.failed,
    fieldOf: { 'wrong-password': 'current' },
    then: (begun, input) => {
      setCurrent(input.current)
      setEnrolment(begun)
    },
  })
  if (enrolment)
    return (
      <EnrolKey {...enrolment}>
        <CodeForm
          send={then(({ code }) => confirmOwnStepAction({ code, current }), 'on', onDone)}
          button={text.turnOn}
        />
      </EnrolKey>
    )
  return (
    <form {...props} aria-label={text.heading} className="grid max-w-[26rem] gap-4">
      <p className="text-ink-2">{text.intro}</p>
      <Field label={account.security.current} error={error('current')}>
        {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" />}
      </Field>
      <p>
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? text.beginning : text.begin}
        </Button>
      </p>
    </form>
  )
}

function TurnOff({ onDone }: { onDone: () => void }) {
  return (
    <div className="max-w-[26rem]">
      <p className="text-ink-2">{text.offIntro}</p>
      <CodeForm send={then(endOwnStepAction, 'off', onDone)} button={text.turnOff} />
    </div>
  )
}
