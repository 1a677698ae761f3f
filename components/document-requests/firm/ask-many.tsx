'use client'
import { useEffect, useState, type SubmitEvent } from 'react'
import type { Refused } from '@/components/admin/bulk-bar'
import { DraftModal } from '@/components/admin/draft-modal'
import type { Named } from '@/components/admin/selection'
import { inBatches } from '@/components/clients/bulk/in-batches'
import { Unmailed } from '@/components/clients/bulk/unmailed'
import { RequestFields } from '@/components/document-requests/firm/request-fields'
import { useRequestDraft } from '@/components/document-requests/firm/use-request-draft'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { attempted, useAct } from '@/components/ui/use-act'
import { requestFormText as text } from '@/content/document-request-form'
import type { RequestTemplate } from '@/content/document-request-templates'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readRequestTemplatesAction, sendRequestsAction } from '@/lib/document-requests/actions'

export type AskManyProps = {
  /** `obligation` is the id of the obligation that needs the documents. */
  clients: readonly (Named & { obligation?: string })[]
  onClose: () => void
  /** `refused` lists clients without a new request, and clients who cannot get a mail about their request. */
  onDone: (refused: readonly Refused[]) => void
}

export function AskMany({ clients, onClose, onDone }: AskManyProps) {
  const [today] = useState(() => bogotaDay(new Date()))
  const form = useRequestDraft(null, today)
  // Retries send the same ids, so that each client is asked once.
  const [asks] = useState(() =>
    clients.map(({ id, obligation }) => ({
      id: crypto.randomUUID(),
      client: id,
      obligation: obligation ?? null,
    })),
  )
  // Built-in templates show at once, even if the firm's own templates cannot be loaded.
  const [templates, setTemplates] = useState<readonly RequestTemplate[]>([])
  useEffect(() => {
    void attempted(readRequestTemplatesAction({})).then((answer) => {
      if (answer.ok) setTemplates(answer.data)
    })
  }, [])
  const { busy, problem, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act({
      work: () =>
        inBatches(
          asks,
          ({ client }) => client,
          (some) => sendRequestsAction({ asks: some, content: form.content() }),
        ),
      then: onDone,
    })
  }

  return (
    <DraftModal
      onClose={onClose}
      aria-labelledby="ask-many"
      aria-describedby="ask-many-text"
      className="w-[min(48rem,calc(100%-1.5rem))] rounded-sheet border border-ink bg-sheet"
    >
      {({ leave }) => (
        <form onSubmit={submit} noValidate method="post" className="grid gap-5 p-5 sm:p-6">
          <h2 id="ask-many">{text.forMany(clients.length)}</h2>
          <p id="ask-many-text" className="text-ink-2">
            {text.intro}
          </p>
          <p
            role="group"
            aria-labelledby="ask-many"
            tabIndex={0}
            className="max-h-24 overflow-y-auto text-sm wrap-anywhere"
          >
            {clients.map(({ title }) => title).join(' · ')}
          </p>
          <Unmailed clients={clients} />
          <RequestFields form={form} templates={templates} today={today} problem={problem} />
          {problem && !problem.fields ? <Notice tone="bad">{problem.message}</Notice> : null}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? text.sending : text.sendMany(clients.length)}
            </Button>
            <Button type="button" disabled={busy} onClick={leave}>
              {text.cancel}
            </Button>
          </p>
        </form>
      )}
    </DraftModal>
  )
}
