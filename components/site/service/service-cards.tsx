import Link from 'next/link'
import { formatPesos } from '@/lib/format/number'
import { Icon } from '@/components/site/icon'
import { services } from '@/content/services'
import { servicesPage } from '@/content/services-page'

export function ServiceCards() {
  return (
    <ol className="mt-8 grid border-t border-ink rule-closes sm:grid-cols-2 lg:grid-cols-3">
      {services.map(({ path, title, description, price }) => (
        <li
          key={path}
          className="flex flex-col border-rule py-5 max-sm:not-first:border-t sm:p-6 sm:max-lg:odd:pl-0 sm:max-lg:even:border-l sm:max-lg:even:pr-0 lg:border-l lg:[&:nth-child(3n)]:pr-0 lg:[&:nth-child(3n+1)]:border-l-0 lg:[&:nth-child(3n+1)]:pl-0 sm:max-lg:[&:nth-child(n+3)]:border-t lg:[&:nth-child(n+4)]:border-t"
        >
          <h2 className="text-lg/[1.25] font-[550] tracking-[-0.008em]">{title}</h2>
          <p className="mt-1.5 mb-5 max-w-[36ch] text-ink-2">{description}</p>
          <p className="mt-auto text-sm text-ink-2">
            {servicesPage.from}{' '}
            <b className="block font-serif text-xl/[1.2] font-medium text-ink">{formatPesos(price.from)}</b>
            {price.unit}
          </p>
          <Link
            href={path}
            prefetch={false}
            className="group mt-1 inline-flex min-h-tap w-fit items-center gap-1.5 font-[550] text-green underline"
          >
            {servicesPage.detail}
            <span className="sr-only">
              {servicesPage.of} {title.toLowerCase()}
            </span>
            <Icon
              name="arrow"
              className="size-[1.25em] transition-transform duration-200 group-hover:translate-x-[3px]"
            />
          </Link>
        </li>
      ))}
    </ol>
  )
}
