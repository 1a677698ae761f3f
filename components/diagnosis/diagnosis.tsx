'use client'
import { HelpCircle, Stethoscope, TriangleAlert } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useAct } from '@/components/ui/use-act'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { State } from '@/components/ui/state'
import {
  diagnosisText as text,
  questionNames,
  stateNames,
  type FindingState,
} from '@/content/diagnosis/diagnosis'
import { diagnoseAction } from '@/lib/diagnosis/actions'
import type { Answer } from '@/lib/diagnosis/diagnose'
import { formatDateTime } from '@/lib/format/date'

type Answers = { at: string; answers: readonly Answer[] }

/** The checks run only when the member asks for them, so that a reload does not call other services. */
export function Diagnosis({ email }: { email: string }) {
  const [asked, setAsked] = useState<Answers | null>(null)
  const [sent, setSent] = useState<Answers | null>(null)
  const [confirming, setConfirming] = useState(false)
  const result = useRef<HTMLHeadingElement>(null)
  const { busy, doing, act } = useAct()

  function ask(sends: boolean) {
    act({
      name: sends ? 'send' : 'ask',
      work: () => diagnoseAction({ sends }),
      done: { title: text.done.title },
      failed: text.failed,
      // The summary takes the focus, so that screen readers start there.
      then: (answers) => {
        flushSync(() => (sends ? setSent : setAsked)(answers))
        result.current?.focus()
      },
    })
  }

  const answers = [...(asked?.answers ?? []), ...(sent?.answers ?? [])]
  const at = [asked?.at, sent?.at]
    .filter((moment) => moment !== undefined)
    .toSorted()
    .at(-1)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-8" aria-busy={busy}>
        <Button variant="primary" busy={doing === 'ask'} disabled={busy} onClick={() => ask(false)}>
          {doing === 'ask' ? text.asking : asked ? text.askAgain : text.ask}
        </Button>
        <Button busy={doing === 'send'} disabled={busy} onClick={() => setConfirming(true)}>
          {doing === 'send' ? text.send.busy : text.send.button}
        </Button>
        <p className="text-sm text-ink-2">{text.asksNothingSent}</p>
      </div>
      {confirming ? (
        <ConfirmDialog
          title={text.send.title}
          confirm={text.send.confirm}
          keep={text.send.cancel}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            ask(true)
          }}
        >
          <p className="wrap-anywhere">{text.send.intro(email)}</p>
        </ConfirmDialog>
      ) : null}
      {at ? (
        <Results answers={answers} at={at} heading={result} />
      ) : (
        <State icon={Stethoscope} title={text.start.title} level={2}>
          {text.start.description}
        </State>
      )}
    </>
  )
}

type ResultsProps = { answers: readonly Answer[]; at: string; heading: RefObject<HTMLHeadingElement | null> }

function Results({ answers, at, heading }: ResultsProps) {
  const count = (state: FindingState) => answers.filter((answer) => answer.state === state).length
  const pending = answers.filter(({ state }) => state !== 'good')
  const weight = { bad: 0, unknown: 1, warning: 2, 'by-hand': 3, good: 4 }
  return (
    <>
      <section aria-labelledby="pending">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-opens">
          <h2 id="pending" ref={heading} tabIndex={-1}>
            {text.pending}
          </h2>
          <p className="text-sm text-ink-2">
            {text.counts(count('bad'), count('warning'), count('good'))} {text.at} {formatDateTime(at)}
          </p>
        </div>
        {pending.length === 0 ? (
          <p className="border-t border-rule py-4 rule-closes">{text.nothingPending}</p>
        ) : (
          <AnswerList answers={pending.toSorted((one, other) => weight[one.state] - weight[other.state])} />
        )}
      </section>
      <section aria-labelledby="all" className="pt-10">
        <h2 id="all" className="pb-2 rule-opens">
          {text.fine}
        </h2>
        <AnswerList answers={answers.filter(({ state }) => state === 'good')} />
      </section>
    </>
  )
}

const tones: Record<FindingState, BadgeTone> = {
  good: 'ok',
  warning: 'pending',
  bad: 'bad',
  unknown: 'unknown',
  'by-hand': 'unknown',
}
const icons = {
  warning: TriangleAlert,
  unknown: HelpCircle,
  'by-hand': HelpCircle,
  good: undefined,
  bad: undefined,
}

function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <ol className="rule-closes">
      {answers.map(({ id, state, seen, todo }) => (
        <li
          key={`${id} ${seen}`}
          className="grid gap-x-6 gap-y-1.5 border-t border-rule py-3.5 first:border-t-0 md:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <Badge tone={tones[state]} icon={icons[state]} className="self-start justify-self-start">
            {stateNames[state]}
          </Badge>
          <div className="wrap-anywhere">
            <h3 className="text-[1rem]">{questionNames[id]}</h3>
            <p className="text-[1rem] text-ink-2">{seen}</p>
            {todo ? (
              <p className="pt-1 text-[1rem]">
                <b className="font-[550]">{text.todo}:</b> {todo}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
