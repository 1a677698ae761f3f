import type { ReactNode } from 'react'
import { Icon } from '@/components/site/icon'
import { frame } from '@/content/navigation'

/**
 * The way to write to the firm. On phones a strip that shortens the page, so that it never covers a figure; what stands
 * beside it there may be another way.
 */
export function MessagingDock({ children }: { children?: ReactNode }) {
  return (
    <>
      <div aria-hidden className="h-14 min-[60rem]:hidden print:hidden" />
      <aside
        aria-label={frame.chat.title}
        className="fixed inset-x-0 bottom-0 z-30 flex min-h-14 items-center justify-between border-t border-ink bg-sheet pl-gut text-sm min-[60rem]:left-auto min-[60rem]:border-0 min-[60rem]:bg-transparent min-[60rem]:p-0 print:hidden"
      >
        {children ?? <p className="min-[60rem]:hidden">{frame.chat.invitation}</p>}
        <a
          href={frame.chat.href}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-14 items-center justify-center gap-2 bg-ink font-[550] text-sheet no-underline transition-colors hover:bg-green max-md:w-17 md:px-5 min-[60rem]:mr-gut min-[60rem]:mb-5 min-[60rem]:min-h-13 min-[60rem]:rounded-control min-[60rem]:border min-[60rem]:border-sheet min-[60rem]:text-base min-[60rem]:shadow-lift"
        >
          <Icon name="message" className="size-5" />
          <span className="max-md:sr-only">{frame.chat.label}</span>
          <span className="sr-only">({frame.chat.newTab})</span>
        </a>
      </aside>
    </>
  )
}
