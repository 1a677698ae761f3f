'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { importText } from '@/content/client-import'
import { discardImportAction, startImportAction } from '@/lib/clients/actions'
import { formatNumber } from '@/lib/format/number'
import type { Result } from '@/lib/result'

const { aside: text, discard } = importText

type ImportAsideProps = {
  id: string
  counts: {
    /** `enter` is the number of new clients, of whom `profiled` get a tax profile and `invited` get an invitation. */
    enter: number
    profiled: number
    invited: number
    /** `change` counts the existing clients with accepted changes, and `same` counts the other existing clients. */
    change: number
    same: number
    /** `joined` counts rows merged with another row of the same client, and `out` counts rows that are not imported. */
    joined: number
    out: number
  }
  accepted: readonly string[]
  until: string
  /** Saves unsent corrections first, so that the import uses the values on the page. */
  save: () => Promise<Result<null>>
}

export function ImportAside({ id, counts, accepted, until, save }: ImportAsideProps) {
  const { busy, act } = useAct()
  const [send, setSend] = useState(true)
  const [asked, setAsked] = useState(false)
  const { enter, change, invited } = counts
  const always = ['enter', 'profiled', 'invited', 'out']
  const facts = (['enter', 'profiled', 'invited', 'change', 'same', 'joined', 'out'] as const).flatMap(
    (fact) => (counts[fact] > 0 || always.includes(fact) ? [{ label: text[fact], count: counts[fact] }] : []),
  )
  const start = () =>
    act({
      work: async () => {
        const saved = await save()
        return saved.ok ? startImportAction({ import: id, send, accepted: [...accepted] }) : saved
      },
      done: { title: importText.progress.title },
      failed: text.failed,
    })
  const drop = () => {
    act({
      work: () => discardImportAction({ import: id }),
      done: { title: text.discarded },
      failed: text.failed,
    })
  }
  return (
    <aside aria-labelledby="what-happens" className="grid gap-5 min-[70rem]:sticky min-[70rem]:top-24">
      <div>
        <h2 id="what-happens" className="pb-2 text-lg rule-opens">
          {text.title}
        </h2>
        <dl className="rule-closes">
          {facts.map(({ label, count }) => (
            <div key={label} className="flex justify-between border-t border-rule py-2.5 first:border-t-0">
              <dt>{label}</dt>
              <dd className="font-[550] tabular-nums">{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Notice>
        {text.note} {text.until(until)}
      </Notice>
      {invited > 0 ? (
        <div>
          <label className="flex min-h-tap cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 flex-none accent-green"
              checked={send}
              onChange={(event) => setSend(event.currentTarget.checked)}
              aria-describedby="send-hint"
            />
            {text.send}
          </label>
          <p id="send-hint" className="text-sm text-ink-2">
            {text.sendHint}
          </p>
        </div>
      ) : null}
      <Button variant="primary" wide busy={busy} disabled={enter + change === 0} onClick={start}>
        {busy ? text.starting : text.start(enter, change)}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => setAsked(true)}>
        {text.discard}
      </Button>
      {asked ? (
        <ConfirmDialog
          title={discard.title}
          confirm={discard.confirm}
          keep={discard.keep}
          onConfirm={drop}
          onClose={() => setAsked(false)}
        >
          <p>{discard.text}</p>
        </ConfirmDialog>
      ) : null}
    </aside>
  )
}
