import Link from 'next/link'
import { OpenIcon, Icon } from '@/components/site/icon'
import { linkStyles } from '@/components/ui/control-styles'
import { assistantPage } from '@/content/assistant/assistant-page'
import { catalogue } from '@/content/assistant/catalogue'
import { services, type Service } from '@/content/services'
import { priceParts } from '@/lib/assistant/price'

const text = assistantPage.services

export function ServiceCard({ slug }: { slug: Service['slug'] }) {
  const service = services.find((one) => one.slug === slug)
  if (!service) return null
  const { path, title, description } = service
  const { from, amount, rest } = priceParts(service)
  return (
    <>
      <h3>{title}</h3>
      <p className="mt-1.5 mb-4 max-w-[36ch] text-ink-2">{description}</p>
      <p className="mt-auto text-sm text-ink-2">
        {from} <b className="block font-serif text-xl/[1.2] font-medium text-ink">{amount}</b> {rest}
      </p>
      <details className="group mt-2">
        <summary className="card-summary">
          <OpenIcon className="size-4 text-green" />
          {text.includes} <span className="sr-only">{title}</span>
        </summary>
        <ul className="check-list mb-2 grid gap-1.5 text-[1rem]/[1.4] [--check-top:0.15em]">
          {catalogue[slug].includes.map((item) => (
            <li key={item}>{item}</li>
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
