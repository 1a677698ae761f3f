'use client'
import { X } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { boardText } from '@/content/obligation-board'
import { templateText } from '@/content/obligation-templates'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { clientHref } from '@/lib/format/client-href'
import { applyTemplateAction, changeClientWorkAction } from '@/lib/obligations/actions'
import type { TemplateClient } from '@/lib/obligations/templates/schema'

const text = templateText.clients

type TemplateClientsProps = { template: string; archived: boolean; clients: readonly TemplateClient[] }

export function TemplateClients({ template, archived, clients }: TemplateClientsProps) {
  return (
    <section aria-labelledby="template-clients" className="grid gap-4">
      <h2 id="template-clients" className="text-lg">
        {text.title}
      </h2>
      {archived ? <p className="text-ink-2">{text.archived}</p> : <Apply template={template} />}
      {clients.length === 0 ? (
        <p className="text-ink-2">{text.none}</p>
      ) : (
        <ul className="border-t border-ink rule-closes">
          {clients.map((client) => (
            <Row key={client.client} template={template} client={client} archived={archived} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Apply({ template }: { template: string }) {
  const [chosen, setChosen] = useState<readonly { id: string; name: string }[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  // A new key resets the picker after each choice.
  const [round, setRound] = useState(0)
  const { busy, act } = useAct()

  function apply() {
    act({
      work: () => applyTemplateAction({ template, clients: chosen.map(({ id }) => id) }),
      done: (refused) => (refused.length < chosen.length ? { title: text.applied } : null),
      failed: text.failed,
      then: (refused) => {
        setLeft(
          refused.map(
            ({ client, why }) => `${chosen.find(({ id }) => id === client)?.name ?? client}: ${why}`,
          ),
        )
        setChosen([])
      },
    })
  }
  return (
    <div className="grid gap-3">
      <ClientPicker
        key={round}
        label={text.add}
        onPick={({ id, name }) => {
          setChosen([...chosen.filter((one) => one.id !== id), { id, name }])
          setRound(round + 1)
        }}
      />
      {chosen.length > 0 ? (
        <>
          <ul aria-label={text.chosen} className="flex flex-wrap gap-2">
            {chosen.map(({ id, name }) => (
              <li key={id} className="flex items-center border border-rule-field pl-3 text-sm">
                <bdi className="wrap-anywhere">{name}</bdi>
                <button
                  type="button"
                  aria-label={text.drop(name)}
                  onClick={() => setChosen(chosen.filter((one) => one.id !== id))}
                  className="grid size-tap flex-none cursor-pointer place-items-center hover:bg-sunk"
                >
                  <X className="size-4" strokeWidth={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <p>
            <Button variant="primary" busy={busy} onClick={apply}>
              {busy ? text.applying : text.apply(chosen.length)}
            </Button>
          </p>
        </>
      ) : null}
      {left.length > 0 ? (
        <Notice tone="warn" role="alert">
          <p className="font-[550]">{text.refused}</p>
          <ul>
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}

type RowProps = { template: string; client: TemplateClient; archived: boolean }

function Row({ template, client: { client, title, since, state, open }, archived }: RowProps) {
  const { busy, act } = useAct()
  const [ending, setEnding] = useState(false)
  const change = (wanted: 'pause' | 'resume' | 'end') =>
    act({
      work: () => changeClientWorkAction({ template, client, change: wanted }),
      done: { title: text.changed[wanted], description: title },
      failed: templateText.failed,
    })
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-t border-rule py-2 first:border-t-0 sm:grid-cols-[1fr_auto]">
      <p className="min-w-0">
        <Link
          href={clientHref(client, 'trabajo')}
          prefetch={false}
          className="inline-flex min-h-tap items-center font-[550] wrap-anywhere underline underline-offset-4"
        >
          <bdi>{title}</bdi>
        </Link>
        <small className="block text-sm text-ink-2">
          {text.states[state]}. {text.since(formatCivilDay(since))}
          {open > 0 ? `, ${text.open(open)}` : null}.
        </small>
      </p>
      {state === 'ended' ? null : (
        <p className="flex flex-wrap gap-2">
          {archived ? null : (
            <Button size="sm" busy={busy} onClick={() => change(state === 'paused' ? 'resume' : 'pause')}>
              {state === 'paused' ? text.resume : text.pause}
              <span className="sr-only">{text.of(title)}</span>
            </Button>
          )}
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => setEnding(true)}>
            {text.end}
            <span className="sr-only">{text.of(title)}</span>
          </Button>
        </p>
      )}
      {ending ? (
        <ConfirmDialog
          title={text.ending.title(title)}
          confirm={text.end}
          keep={boardText.select.cancel}
          onClose={() => setEnding(false)}
          onConfirm={() => {
            change('end')
          }}
        >
          {text.ending.text}
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
