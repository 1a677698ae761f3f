import { ReplyLinkItem } from '@/components/assistant/reply-link-item'
import type { Reply } from '@/content/assistant/reply'

/** What the assistant says, with the sum it made and where to go on. */
export function ReplyBody({ reply: { text, prices, sum, remark, links } }: { reply: Reply }) {
  return (
    <div className="grid gap-2">
      {text.map((paragraph) => (
        <p key={paragraph} className="max-w-[58ch]">
          {paragraph}
        </p>
      ))}
      {prices ? (
        <dl className="my-1 border-t border-ink rule-closes">
          {prices.map(({ service, price }) => (
            <div
              key={service.href}
              className="grid items-center gap-x-6 border-t border-rule first:border-t-0 md:grid-cols-2 md:gap-x-4"
            >
              <dt>
                <ReplyLinkItem link={service} />
              </dt>
              <dd className="max-md:pb-2 md:py-2 md:text-right">{price}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {sum ? (
        <dl className="flex max-w-[22rem] items-baseline justify-between gap-4 border-t border-ink pt-1.5">
          <dt>{sum.label}</dt>
          <dd className="border-b-4 border-double border-ink font-serif text-[1.375rem]/[1.2] font-medium whitespace-nowrap">
            {sum.value}
          </dd>
        </dl>
      ) : null}
      {remark ? <p className="max-w-[58ch] text-ink-2">{remark}</p> : null}
      {links.length > 0 ? (
        <ul className="flex flex-wrap gap-x-6">
          {links.map((link) => (
            <li key={link.href}>
              <ReplyLinkItem link={link} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
