'use client'
import { MessageSquare } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { usePortalHeader } from '@/components/portal/portal-live'
import { portal } from '@/content/portal'

const { label, advisor, firm, write, to } = portal.dock
const messages = '/portal/mensajes'

/** Leads to the messages: by a strip below the page on phones, by an icon in the margin on wide screens. */
export function MessagesDock() {
  const name = usePortalHeader()?.advisor
  const here = usePathname()
  if (here === messages || here.startsWith(`${messages}/`) || here.startsWith('/portal/firmas/')) return null
  const who = name ? advisor(name) : firm
  return (
    <>
      <div aria-hidden className="h-14 max-[18rem]:hidden min-[88rem]:hidden print:hidden" />
      <aside
        aria-label={label}
        className="fixed inset-x-0 bottom-0 z-30 max-[18rem]:static min-[88rem]:right-2.5 min-[88rem]:bottom-5 min-[88rem]:left-auto print:hidden"
      >
        <Link
          href={messages}
          prefetch={false}
          title={who}
          className="group flex min-h-14 items-stretch justify-between border-t border-ink bg-sheet text-sm no-underline -outline-offset-3 min-[88rem]:border-t-0"
        >
          <span className="flex min-w-0 items-center py-1.5 pr-3 pl-gut leading-snug wrap-anywhere min-[88rem]:sr-only">
            {who}
          </span>{' '}
          <span className="flex flex-none items-center justify-center gap-2 bg-ink px-5 font-[550] text-sheet transition-colors group-hover:bg-green min-[88rem]:size-13 min-[88rem]:rounded-control min-[88rem]:border min-[88rem]:border-sheet min-[88rem]:px-0 min-[88rem]:shadow-lift forced-colors:border">
            <MessageSquare className="size-5" strokeWidth={1.75} aria-hidden />
            <span className="max-[48rem]:sr-only min-[88rem]:sr-only">{write}</span>{' '}
            <span className="sr-only">{to}</span>
          </span>
        </Link>
      </aside>
    </>
  )
}
