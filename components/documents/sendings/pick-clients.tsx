'use client'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'
import { attempted, useAct } from '@/components/ui/use-act'
import { sendingsText } from '@/content/document-sendings'
import { sendingClientsAction, setSendingClientsAction } from '@/lib/documents/sendings/actions'
import type { SendingClient, SendingFile } from '@/lib/documents/sendings/queries'

const text = sendingsText.pick
const { toasts } = sendingsText.files
const typingPauseMs = 250

type PickClientsProps = { file: SendingFile; onClose: () => void }

/** Lets the member choose clients for a file; ticked clients stay ticked when a new search hides them. */
export default function PickClients({ file, onClose }: PickClientsProps) {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly SendingClient[] | 'failed' | null>(null)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(file.clients.map(({ id }) => id)))
  const { busy, act } = useAct()

  useEffect(() => {
    let left = false
    const timer = setTimeout(async () => {
      const answer = await attempted(sendingClientsAction({ search }))
      if (!left) setFound(answer.ok ? answer.data : 'failed')
    }, typingPauseMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [search])

  const list = Array.isArray(found) ? (found as readonly SendingClient[]) : []
  const all = list.length > 0 && list.every(({ id }) => ids.has(id))
  function set(those: readonly SendingClient[], on: boolean) {
    const next = new Set(ids)
    for (const { id } of those) {
      if (on) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  const save = () =>
    act({
      work: () => setSendingClientsAction({ file: file.id, clients: [...ids] }),
      done: { title: toasts.chosen },
      failed: toasts.failed,
      then: () => {
        onClose()
        document.getElementById('files-title')?.focus()
      },
    })

  return (
    <Modal
      onClose={onClose}
      aria-labelledby="pick-title"
      className="max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100%-2rem))] overflow-y-auto rounded-sheet border border-ink bg-sheet"
    >
      <div className="grid gap-4 p-6">
        <h2 id="pick-title" className="wrap-anywhere">
          {text.title(file.name)}
        </h2>
        <Field label={text.search}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={100}
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          )}
        </Field>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {found === null
            ? text.loading
            : found === 'failed'
              ? text.failed
              : list.length === 0
                ? text.none
                : null}
        </p>
        {list.length > 0 ? (
          <ul className="max-h-72 overflow-y-auto border-y border-rule">
            <li className="border-b border-ink">
              <label className="flex min-h-tap cursor-pointer items-center gap-3 px-1 font-[550]">
                <input
                  type="checkbox"
                  className="size-5 flex-none accent-green"
                  checked={all}
                  onChange={(event) => set(list, event.currentTarget.checked)}
                />
                {text.all(list.length)}
              </label>
            </li>
            {list.map((client) => (
              <li key={client.id} className="border-b border-rule last:border-b-0">
                <label className="flex min-h-tap cursor-pointer items-center gap-3 px-1">
                  <input
                    type="checkbox"
                    className="size-5 flex-none accent-green"
                    checked={ids.has(client.id)}
                    onChange={(event) => set([client], event.currentTarget.checked)}
                  />
                  <bdi className="min-w-0 wrap-anywhere">{client.title}</bdi>
                </label>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="text-sm font-[550]">{text.chosen(ids.size)}</p>
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" busy={busy} onClick={save}>
            {busy ? text.saving : text.save}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {text.cancel}
          </Button>
        </p>
      </div>
    </Modal>
  )
}
