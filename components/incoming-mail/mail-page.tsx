import { Mail } from 'lucide-react'
import Link from 'next/link'
import { AddressCard } from '@/components/incoming-mail/address-card'
import { ChangeAddress } from '@/components/incoming-mail/change-address'
import { ForwardingGuide } from '@/components/incoming-mail/forwarding-guide'
import { MailRow } from '@/components/incoming-mail/mail-row'
import { ResumeMails } from '@/components/incoming-mail/mail-acts'
import { Senders } from '@/components/incoming-mail/senders'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { incomingMailText as text, type MailProgram } from '@/content/incoming-mail'
import type { MailPage as Page } from '@/lib/incoming-mail/schema'
import { mayAct, type AccountRole } from '@/lib/session/account-role'

const { list } = text

function Heading() {
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb trail={[{ label: text.crumb, href: '/portal/facturas' }]} current={text.title} />
      </div>
      <PageHeading title={text.title} subtitle={text.subtitle} />
    </>
  )
}

export function MailPageOff() {
  const link = (
    <Button asChild>
      <Link href="/portal/facturas" prefetch={false}>
        {text.off.action}
      </Link>
    </Button>
  )
  return (
    <>
      <Heading />
      <State icon={Mail} title={text.off.title} level={2} action={link}>
        {text.off.text}
      </State>
    </>
  )
}

type MailPageProps = {
  page: Page
  company: string | null
  role: AccountRole
  program: MailProgram
  now: Date
}

export function MailPage({ page, company, role, program, now }: MailPageProps) {
  const { address, mails, total, paused, code } = page
  const acts = mayAct(role, 'assistant')
  const hot = acts ? mails.find(({ state }) => state === 'unknown-sender')?.id : undefined
  return (
    <>
      <Heading />
      <AddressCard address={address} company={company ?? text.company} />
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-10">
          {paused > 0 ? (
            <State
              tone="error"
              title={list.paused.title}
              level={2}
              action={acts ? <ResumeMails /> : null}
              className="min-h-48"
            >
              {list.paused.text(paused)}
            </State>
          ) : null}
          <section aria-labelledby="llegaron">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-opens">
              <h2 id="llegaron" tabIndex={-1} className="text-xl outline-none">
                {list.title}
              </h2>
              <p className="text-sm text-ink-2">{list.note}</p>
            </div>
            {mails.length > 0 ? (
              <>
                <ol className="rule-closes">
                  {mails.map((mail) => (
                    <MailRow
                      key={mail.id}
                      mail={mail}
                      acts={acts}
                      code={code?.code ?? null}
                      hot={mail.id === hot}
                      now={now}
                    />
                  ))}
                </ol>
                <p className="py-3 text-sm text-ink-2">
                  {list.sum(total)}. {total > mails.length ? list.newest(mails.length) : null}
                </p>
              </>
            ) : (
              <State icon={Mail} title={list.empty.title} className="mt-4">
                {list.empty.text}
              </State>
            )}
          </section>
          <ForwardingGuide code={code} mayRead={acts} program={program} />
        </div>
        <div className="grid gap-10">
          <Senders senders={page.senders} people={page.people} acts={acts} />
          <ChangeAddress retired={page.retired} mayChange={role === 'owner'} />
        </div>
      </div>
    </>
  )
}
