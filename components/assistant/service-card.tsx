import Link from 'next/link'
import { Icon } from '@/components/site/icon'
import { linkStyles } from '@/components/ui/link-styles'
import { assistantPage } from '@/content/assistant/assistant-page'
import { catalogue } from '@/content/assistant/catalogue'
import type { Service } from '@/content/services'
import { priceParts } from '@/lib/assistant/price-text'

const text = assistantPage.services

export function ServiceCard({ service }: { service: Service }) {
  const { slug, path, title, description } = service
  const { from, amount, rest } = priceParts(service)
  return (
    <>
      <h3>{title}</h3>
      <p className="mt-1.5 mb-4 max-w-[36ch] text-ink-2">{description}</p>
      <p className="mt-auto text-sm text-ink-2">
        {from} <b className="block font-serif text-xl/[1.2] font-medium text-ink">{amount}</b> {rest}
      </p>
      <details className="group mt-2">
        <summary className="inline-flex min-h-tap cursor-pointer list-none items-center gap-2 font-[550] hover:underline [&::-webkit-details-marker]:hidden">
          <Icon name="plus" className="size-4 text-green group-open:hidden" />
          <Icon name="minus" className="hidden size-4 text-green group-open:block" />
          {text.includes} <span className="sr-only">{title}</span>
        </summary>
        <ul className="mb-2 grid gap-1.5 text-[1rem]/[1.4]">
          {catalogue[slug].includes.map((item) => (
            <li key={item} className="flex gap-2.5">
              <Icon name="check" className="mt-[0.15em] size-[1.1em] text-green" />
              {item}
            </li>
          ))}
        </ul>
      </details>
      <Link href={path} prefetch={false} className={`${linkStyles} w-fit`}>
        {text.detail}
        <span className="sr-only">
          {text.of} {title.toLowerCase()}
        </span>
        <Icon name="arrow" />
      </Link>
    </>
  )
}
