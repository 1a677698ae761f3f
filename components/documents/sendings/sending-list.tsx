import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { linkStyles } from '@/components/ui/control-styles'
import { State } from '@/components/ui/state'
import { sendingsText } from '@/content/document-sendings'
import type { ListedSending } from '@/lib/documents/sendings/queries'
import { dayName } from '@/lib/format/day-name'

const text = sendingsText.list

export function SendingHeading({ back = false }: { back?: boolean }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 pt-8 pb-6 sm:pt-12">
      <div>
        <h1>{sendingsText.title}</h1>
        <p className="mt-1 max-w-[60ch] text-ink-2">{sendingsText.subtitle}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        {back ? (
          <Link href="/admin/documentos" className={buttonStyles({ size: 'sm' })}>
            {sendingsText.detail.back}
          </Link>
        ) : null}
        <Link href="/admin/solicitudes/nueva" className={buttonStyles({ size: 'sm' })}>
          {sendingsText.ask}
        </Link>
        <Link href="/admin/firmas/nueva" className={buttonStyles({ size: 'sm' })}>
          {sendingsText.sign}
        </Link>
      </p>
    </div>
  )
}

export function SendingList({ sendings, now }: { sendings: readonly ListedSending[]; now: Date }) {
  return (
    <section aria-labelledby="sendings-title" className="mt-10">
      <h2 id="sendings-title" className="pb-3 rule-opens">
        {text.title}
      </h2>
      {sendings.length === 0 ? (
        <State className="mt-6">{text.empty}</State>
      ) : (
        <ul>
          {sendings.map((sending) => (
            <SendingRow key={sending.id} sending={sending} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SendingRow({ sending, now }: { sending: ListedSending; now: Date }) {
  const { id, state, first, files, clients, sent, failed, seen, by, sendAt, madeAt } = sending
  return (
    <li className="grid gap-x-5 gap-y-1 border-b border-rule py-2 sm:grid-cols-[minmax(0,1fr)_9rem_9rem] sm:items-center">
      <div className="min-w-0">
        <Link
          href={`/admin/documentos/${id}`}
          prefetch={false}
          className={`${linkStyles} inline-flex min-h-tap items-center wrap-anywhere`}
        >
          {first ?? text.nameless}
        </Link>
        <p className="text-sm text-ink-2">
          {[text.line(files, clients), by, dayName(sendAt ?? madeAt, now)].join(', ')}
        </p>
      </div>
      <p className="text-sm font-[550]">{text.states[state]}</p>
      <p className="text-sm">
        {sent > 0 ? `${sendingsText.detail.seen}: ${text.read(seen, clients)}` : null}
        {failed > 0 ? <span className="block font-[550] text-red">{text.failed(failed)}</span> : null}
      </p>
    </li>
  )
}
