'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useAct, type Act } from '@/components/ui/use-act'

/** Saves a template; a conflict with another member's change is shown in the form and not in a toast. */
export function useTemplate(template: { id: string } | null, text: { saved: string; failed: string }) {
  // Retries send the same id, so that the template is saved once.
  const [id] = useState(() => template?.id ?? crypto.randomUUID())
  const { act, ...rest } = useAct()
  const save = <T,>(step: Act<T>) =>
    act({
      done: { title: text.saved },
      failed: text.failed,
      onFailure: ({ code }) => code === 'conflict' || undefined,
      ...step,
    })
  return { ...rest, id, save }
}

type TemplatePartsProps = {
  /** Problems of the template as a whole; problems of single fields are shown at the fields. */
  problems: readonly string[]
  text: { save: string; saving: string }
  /** Says which things a changed template leaves as they are; null for a new template. */
  note: string | null
  busy: boolean
  children: ReactNode
}

/** The parts that all forms of templates share; `children` are the fields. */
export function TemplateParts({ problems, text, note, busy, children }: TemplatePartsProps) {
  return (
    <>
      {problems.length > 0 ? (
        <Notice tone="bad" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      ) : null}
      {children}
      {note ? <p className="text-sm text-ink-2">{note}</p> : null}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      </p>
    </>
  )
}

/** Returns the failure's message if another member's change caused the failure; otherwise an empty list. */
export const conflictOf = (problem: { code: string; message: string } | null): string[] =>
  problem?.code === 'conflict' ? [problem.message] : []
