'use client'
import { useRef, useState, type SubmitEvent } from 'react'
import { useAct } from '@/components/admin/use-act'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { inputStyles } from '@/components/ui/input-styles'
import { Select } from '@/components/ui/select'
import { clientText } from '@/content/clients'
import { decideRequestAction } from '@/lib/account/decide-actions'

const text = clientText.requests
const decisions = ['answered', 'extended', 'refused'] as const

type RequestDecisionProps = { request: string; extended: boolean; onDone: () => void; onCancel: () => void }

/** The firm's answer to a request about personal data, with the words that the client reads. */
export function RequestDecision({ request, extended, onDone, onCancel }: RequestDecisionProps) {
  const words = useRef<HTMLTextAreaElement>(null)
  const choice = useRef<HTMLSelectElement>(null)
  const [error, setError] = useState<string>()
  const { busy, act } = useAct()

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = words.current?.value.trim() ?? ''
    const status = decisions.find((one) => one === choice.current?.value)
    if (!said || !status) {
      setError(text.missing)
      words.current?.focus()
      return
    }
    act({
      work: () => decideRequestAction({ request, status, words: said }),
      done: { title: text.done },
      failed: text.failed,
      then: onDone,
      onFailure: ({ fields }) => {
        const complaint = fields?.['words']?.[0]
        setError(complaint)
        return complaint !== undefined
      },
    })
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3 py-3">
      <Field label={text.decision}>
        {(control) => (
          <Select {...control} ref={choice} autoFocus>
            {decisions
              .filter((one) => one !== 'extended' || !extended)
              .map((one) => (
                <option key={one} value={one}>
                  {text.options[one]}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label={text.words} hint={text.hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={words}
            rows={4}
            maxLength={2000}
            className={inputStyles}
            onChange={() => setError(undefined)}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {busy ? text.sending : text.send}
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
