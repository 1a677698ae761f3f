'use client'
import Link from 'next/link'
import type { Route } from 'next'
import { useActionState, useRef, useState, type SubmitEvent } from 'react'
import { FieldError } from '@/components/site/field-error'
import { Icon } from '@/components/site/icon'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles, linkStyles } from '@/components/ui/control-styles'
import { whyLost } from '@/components/ui/why-lost'
import {
  guideText as text,
  type GuideAnswer,
  type GuideId,
  type GuideQuestion,
} from '@/content/tools/guides/guide'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { guideAction } from '@/lib/tools/actions'
import type { Answered } from '@/lib/tools/guides/answer-guide'

const loadAnswers = () => import('@/lib/tools/guides/answer-guide')

type GuideFormProps = { guide: GuideId; questions: readonly GuideQuestion[] }

/** Without script the form posts to the action; with script the browser finds the answer and sends nothing. */
export function GuideForm({ guide, questions }: GuideFormProps) {
  const [posted, action] = useActionState(guideAction, null)
  const [own, setOwn] = useState<Answered | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sent: Answered | null =
    posted && (posted.result.ok ? posted.result.data : { problem: posted.result.message })
  const shown = own ?? sent
  const problem = shown && 'problem' in shown ? shown.problem : undefined

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = await loadAnswers().catch(() => null)
    if (!code) return setOwn({ problem: whyLost() })
    const found = code.answerGuide(guide, textFields(new FormData(form)), bogotaDay(new Date()))
    setOwn(found)
    if ('answer' in found) heading.current?.focus()
    else form.querySelector<HTMLElement>('[name=ending]')?.focus()
  }

  return (
    <div className="mt-8 grid items-start gap-x-18 gap-y-10 lg:grid-cols-2">
      <form
        action={action}
        onSubmit={onSubmit}
        onFocus={() => void loadAnswers().catch(() => null)}
        noValidate
        className="grid gap-6 rounded-sheet border border-rule bg-sheet p-5 max-[18rem]:p-2.5 sm:p-6"
      >
        <h2 className="text-lg/[1.25] font-[550]">{text.title}</h2>
        <input type="hidden" name="guide" value={guide} />
        {questions.map((question) => (
          <Question
            key={question.name}
            question={question}
            chosen={(posted?.fields ?? [])
              .filter(([name]) => name === question.name)
              .map(([, value]) => value)}
            problem={question.kind === 'ending' ? problem : undefined}
          />
        ))}
        <div>
          <button type="submit" className={buttonStyles({ variant: 'primary' })}>
            {text.button}
          </button>
        </div>
      </form>
      <section aria-labelledby="guide-result">
        <h2 id="guide-result" ref={heading} tabIndex={-1} className="scroll-mt-28 text-lg/[1.25] font-[550]">
          {text.result}
        </h2>
        <div role="status">
          {shown && 'answer' in shown ? (
            <Answer answer={shown.answer} />
          ) : (
            <p className="mt-3 text-ink-2">{problem ?? text.empty}</p>
          )}
        </div>
      </section>
    </div>
  )
}

const textFields = (form: FormData): [string, string][] =>
  [...form.entries()].map(([name, value]) => [name, String(value)])

type QuestionProps = { question: GuideQuestion; chosen: readonly string[]; problem: string | undefined }

function Question({ question, chosen, problem }: QuestionProps) {
  const { name, label, hint } = question
  const hintId = hint ? `${name}-hint` : undefined
  if (question.kind === 'checks')
    return (
      <fieldset className="grid min-w-0 gap-1" aria-describedby={hintId}>
        <legend className="pb-1 text-sm font-[550]">{label}</legend>
        <Hint id={hintId}>{hint}</Hint>
        {question.choices.map((choice) => (
          <label key={choice.id} className="flex min-h-tap items-start gap-3 py-1.5 leading-snug">
            <input
              type="checkbox"
              name={name}
              value={choice.id}
              defaultChecked={chosen.includes(choice.id)}
              className="mt-0.5 size-5 flex-none accent-green"
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    )
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="text-sm font-[550]">
        {label}
      </label>
      {question.kind === 'choice' ? (
        <select
          id={name}
          name={name}
          defaultValue={chosen[0]}
          aria-describedby={hintId}
          className={inputStyles}
        >
          {question.choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={name}
          name={name}
          defaultValue={chosen[0]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${name}-error ${hintId}` : hintId}
          className={`${inputStyles} max-w-28`}
        />
      )}
      <Hint id={hintId}>{hint}</Hint>
      <FieldError id={`${name}-error`} message={problem} />
    </div>
  )
}

const Hint = ({ id, children }: { id: string | undefined; children: string | undefined }) =>
  children ? (
    <p id={id} className="text-sm text-ink-2">
      {children}
    </p>
  ) : null

function Answer({ answer: { verdict, reasons, norm, links } }: { answer: GuideAnswer }) {
  return (
    <>
      <p className="mt-3 font-serif text-2xl/[1.15] font-[450] tracking-[-0.018em]">{verdict}</p>
      <div className="mt-4 grid gap-2 border-l-5 border-double border-ink-2 bg-sunk px-4 py-3.5 text-[1rem]">
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-2">
        {text.norm}: {norm}.
      </p>
      <p className="mt-1 text-sm text-ink-2">{text.help}</p>
      <ul className="mt-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href as Route} prefetch={false} className={linkStyles}>
              {label}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
