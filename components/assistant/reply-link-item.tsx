import type { Route } from 'next'
import Link from 'next/link'
import { Icon } from '@/components/site/icon'
import { linkStyles } from '@/components/ui/control-styles'
import { chat } from '@/content/assistant/chat'
import type { ReplyLink } from '@/content/assistant/reply'

/** A page of ours, a tab of this page, a telephone or a mail; the rest of the web opens in a tab of its own. */
export function ReplyLinkItem({ link: { href, label } }: { link: ReplyLink }) {
  if (href.startsWith('/')) {
    return (
      <Link href={href as Route} prefetch={false} className={linkStyles}>
        {label} <Icon name="arrow" />
      </Link>
    )
  }
  if (!href.startsWith('http')) {
    return (
      <a href={href} className={linkStyles}>
        {label}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {label} <span className="sr-only">({chat.newTab})</span>
      <Icon name="out" />
    </a>
  )
}
