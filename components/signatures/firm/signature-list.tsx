import { Signature } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { linkStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ForwardPager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { firmSignaturesText as text } from '@/content/signature-form'
import { signatureTemplatesText } from '@/content/signature-templates'
import { cappedCount } from '@/lib/format/capped-count'
import { formatDateTime } from '@/lib/format/date'
import { listed } from '@/lib/format/listed'
import { listWords, signaturesHref, type SignatureQuery } from '@/lib/signatures/href'
import { signatureLists, type FirmList, type FirmRow, type RequestStatus } from '@/lib/signatures/signature'

type SignatureListProps = { wanted: SignatureQuery; page: FirmList }

export function SignatureList({ wanted, page }: SignatureListProps) {
  const { list, client, search, after } = wanted
  const { rows, next, counts, mine } = page
  const tabs = signatureLists.map((one) => {
    const n = counts[one] ?? 0
    return {
      href: signaturesHref({ list: one, client, search }),
      label: n > 0 ? `${text.lists[one]} ${cappedCount(n)}` : text.lists[one],
      current: one === list,
    }
  })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-8 pb-6 sm:pt-12">
        <div className="min-w-0">
          <h1>{text.title}</h1>
          <p className="mt-1 text-ink-2">{text.subtitle(counts.open ?? 0, mine)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link href="/admin/firmas/plantillas" prefetch={false} className={buttonStyles()}>
            {signatureTemplatesText.link}
          </Link>
          <Link
            href={`/admin/firmas/nueva${client ? `?cliente=${client}` : ''}` as Route}
            prefetch={false}
            className={buttonStyles({ variant: 'primary' })}
          >
            {text.new}
          </Link>
        </div>
      </div>
      <LinkTabs label={text.lists.label} items={tabs} />
      <form action="/admin/firmas" className="flex flex-wrap items-end gap-3 py-4">
        {listWords[list] ? <input type="hidden" name="lista" value={listWords[list]} /> : null}
        {client ? <input type="hidden" name="cliente" value={client} /> : null}
        <Field label={text.search} className="min-w-0 grow sm:max-w-96">
          {(control) => (
            <Input
              {...control}
              name="buscar"
              type="search"
              defaultValue={search}
              placeholder={text.searchHint}
            />
          )}
        </Field>
        <Button type="submit">{text.go}</Button>
      </form>
      {client ? (
        <p className="flex flex-wrap items-center gap-x-4">
          {rows[0] ? <span>{text.ofClient(rows[0].clientTitle)}</span> : null}
          <Link href={signaturesHref({ list })} prefetch={false} className={linkStyles}>
            {text.allClients}
          </Link>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <NoRows list={list} search={search} />
      ) : (
        <ul className="rule-closes rule-opens">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <ForwardPager
        first={after ? { href: signaturesHref({ list, client, search }), label: text.first } : null}
        next={next ? { href: signaturesHref({ list, client, search, after: next }), label: text.next } : null}
      />
    </>
  )
}

const tones: Record<RequestStatus, BadgeTone> = {
  draft: 'unknown',
  sent: 'pending',
  sealing: 'ok',
  signed: 'ok',
  declined: 'bad',
  expired: 'bad',
  withdrawn: 'unknown',
  superseded: 'unknown',
}

type Standing = Pick<FirmRow, 'status'> & {
  signers: readonly { state: string; opened?: boolean; mine?: boolean }[]
}

export function SignatureBadge({ request: { status, signers } }: { request: Standing }) {
  const signed = signers.filter(({ state }) => state === 'signed').length
  const isMine = signers.some(({ mine, state }) => mine && state === 'asked')
  const label =
    status !== 'sent'
      ? text.status[status]
      : isMine
        ? text.yours
        : signed > 0
          ? text.part(signed, signers.length)
          : signers.some(({ opened }) => opened)
            ? text.status.sent
            : text.unopened
  return (
    <Badge tone={status === 'sent' && signed === 0 && !isMine ? 'unknown' : tones[status]}>{label}</Badge>
  )
}

function NoRows({ list, search }: Pick<SignatureQuery, 'list' | 'search'>) {
  if (search) return <p className="py-8 text-ink-2">{text.none}</p>
  const empty = text.empty[list]
  return (
    <State icon={Signature} level={2} title={empty.title}>
      {empty.text}
    </State>
  )
}

function Row({ row }: { row: FirmRow }) {
  const { id, title, clientTitle, signers, last } = row
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-rule py-3 first:border-t-0 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_auto] md:items-center">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <Link
            href={`/admin/firmas/${id}` as Route}
            prefetch={false}
            className="underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {title}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi>{clientTitle}</bdi>
        </p>
      </div>
      <div className="min-w-0 text-sm wrap-anywhere">
        <p>{whoIsMissing(row)}</p>
        <p className="text-ink-2">
          {text.last[last.kind]}, {formatDateTime(last.at)}
        </p>
      </div>
      <p className="md:justify-self-end">
        <SignatureBadge request={{ ...row, signers }} />
      </p>
    </li>
  )
}

function whoIsMissing({ signers, status }: FirmRow): string {
  const names = (state: string) => signers.filter((one) => one.state === state).map(({ name }) => name)
  const declined = signers.find(({ state }) => state === 'declined')
  if (declined) return text.declinedBy(declined.name, declined.reason ?? '')
  const missing = [...names('asked'), ...names('waiting')]
  const signed = names('signed')
  const told = (some: string[]) => ({ n: some.length, names: listed(some) ?? '' })
  return missing.length === 0 || status === 'sealing' || status === 'signed'
    ? (listed(signed) ?? '')
    : text.missing(told(signed), told(missing))
}
