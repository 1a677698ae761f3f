'use client'
import dynamic from 'next/dynamic'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { Refused } from '@/components/admin/bulk-bar'
import { DraftModal } from '@/components/admin/draft-modal'
import type { Named } from '@/components/admin/selection'
import { inBatches } from '@/components/clients/bulk/in-batches'
import { Unmailed } from '@/components/clients/bulk/unmailed'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { openedPart } from '@/components/ui/opened-part'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { clientsText } from '@/content/clients'
import { messages } from '@/content/messages'
import { assignManyAction } from '@/lib/clients/actions'
import type { StaffMember } from '@/lib/clients/queries'
import { beginManyAction } from '@/lib/messages/inbox-actions'
import type { Result } from '@/lib/result'

export const LazyAskMany = dynamic(
  openedPart(() => import('@/components/document-requests/firm/ask-many').then((module) => module.AskMany)),
  { ssr: false },
)

type DialogProps = {
  clients: readonly Named[]
  onClose: () => void
  onDone: (refused: readonly Refused[]) => void
}

export function AssignMany({
  clients,
  staff,
  onClose,
  onDone,
}: DialogProps & { staff: readonly StaffMember[] }) {
  const text = clientsText.assignMany
  return (
    <ManyDialog
      title={text.title(clients.length)}
      intro={text.text}
      items={clients}
      confirm={text.confirm}
      busyText={text.busy}
      onClose={onClose}
      onDone={onDone}
      work={(given) => {
        const [advisor, keep] = [String(given.get('advisor')), given.get('keep') === 'keep']
        return inBatches(
          clients.map(({ id }) => id),
          (id) => id,
          (some) => assignManyAction({ clients: some, advisor, keep }),
        )
      }}
    >
      {() => (
        <>
          <Field label={text.advisor}>
            {(control) => (
              <Select {...control} name="advisor" required>
                {staff.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={text.others}>
            {(control) => (
              <Select {...control} name="keep">
                <option value="replace">{text.replace}</option>
                <option value="keep">{text.keep}</option>
              </Select>
            )}
          </Field>
        </>
      )}
    </ManyDialog>
  )
}

export function WriteToMany({ clients, onClose, onDone }: DialogProps) {
  const text = clientsText.writeMany
  // Retries send the same ids, so that each client gets the message once.
  const [threads] = useState(() =>
    clients.map(({ id }) => ({ id: crypto.randomUUID(), thread: crypto.randomUUID(), client: id })),
  )
  return (
    <ManyDialog
      title={text.title(clients.length)}
      intro={text.text}
      items={clients}
      confirm={text.confirm(clients.length)}
      busyText={text.busy}
      onClose={onClose}
      onDone={onDone}
      work={(given) =>
        inBatches(
          threads,
          ({ client }) => client,
          async (some) => {
            const answer = await beginManyAction({
              threads: some,
              subject: String(given.get('subject')),
              body: String(given.get('body')),
            })
            if (!answer.ok) return answer
            const unmailed = some.filter(({ client }) =>
              clients.some((one) => one.id === client && one.mail === false),
            )
            const waiting = unmailed.map(({ client }) => ({
              client,
              why: clientsText.unmailed.after,
              waits: true as const,
            }))
            const refused = new Set(answer.data.map(({ client }) => client))
            return {
              ok: true,
              data: [...answer.data, ...waiting.filter(({ client }) => !refused.has(client))],
            }
          },
        )
      }
    >
      {(error) => (
        <>
          <Unmailed clients={clients} />
          <Field label={text.subject} error={error('subject')}>
            {(control) => <Input {...control} name="subject" maxLength={messages.limits.subject} required />}
          </Field>
          <Field label={text.body} error={error('body')}>
            {(control) => <textarea {...control} name="body" rows={6} required className={inputStyles} />}
          </Field>
        </>
      )}
    </ManyDialog>
  )
}

type ManyDialogProps<T> = {
  items: readonly Named[]
  onClose: () => void
  onDone: (answer: T) => void
  title: string
  intro: string
  confirm: string
  busyText: string
  work: (given: FormData) => Promise<Result<T>>
  children: (error: (field: string) => string | undefined) => ReactNode
}

/** After a failure the dialog stays open and keeps the typed text. */
export function ManyDialog<T>({
  title,
  intro,
  items,
  confirm,
  busyText,
  work,
  onClose,
  onDone,
  children,
}: ManyDialogProps<T>) {
  const { busy, problem, error, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    act({ work: () => work(given), then: onDone })
  }

  return (
    <DraftModal
      onClose={onClose}
      aria-labelledby="many-title"
      aria-describedby="many-text"
      className="w-[min(36rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      {({ leave }) => (
        <form onSubmit={submit} noValidate method="post" className="grid gap-4 p-6">
          <h2 id="many-title">{title}</h2>
          <p id="many-text" className="text-ink-2">
            {intro}
          </p>
          <p
            role="group"
            aria-labelledby="many-title"
            tabIndex={0}
            className="max-h-24 overflow-y-auto text-sm wrap-anywhere"
          >
            {items.map((item) => item.title).join(' · ')}
          </p>
          {children(error)}
          {problem && !problem.fields ? <Notice tone="bad">{problem.message}</Notice> : null}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? busyText : confirm}
            </Button>
            <Button disabled={busy} onClick={leave}>
              {clientsText.select.cancel}
            </Button>
          </p>
        </form>
      )}
    </DraftModal>
  )
}
