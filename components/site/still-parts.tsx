'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import {
  lazy,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { LegalDocument } from '@/content/legal/legal-document'
import type { Service } from '@/content/services'

const inBrowser = typeof window !== 'undefined'
const never = () => () => {}

/** One object for good: React writes the inner text of an element again whenever it is handed another. */
const asItStands = { __html: '' }

/**
 * A part of a page in which nothing changes. In a page that came as a document React leaves it as it stands: nothing
 * of it is drawn a second time, only its links are followed. Reached without loading, it is drawn like any other.
 * No component with state, effects or handlers of its own may stand inside.
 */
function Still({ children }: { children: ReactNode }) {
  const arrives = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [arrived] = useState(arrives)
  const router = useRouter()

  const follow = (event: MouseEvent) => {
    const address = innerAddress(event)
    if (!address) return
    event.preventDefault()
    router.push(address)
  }

  if (!inBrowser || !arrived) return <div className="contents">{children}</div>
  return (
    <div
      className="contents"
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asItStands}
    />
  )
}

/**
 * Where a plain press of a link leads on this site without loading it anew; null when the browser should do what it
 * does: another window, another site, a download, a place on the same page, a press that was answered already.
 */
function innerAddress(event: MouseEvent): Route | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const { origin, pathname, search, hash } = link
  const elsewhere = origin !== location.origin || Boolean(link.target) || link.hasAttribute('download')
  const here = pathname === location.pathname && search === location.search && hash !== ''
  return elsewhere || here ? null : (`${pathname}${search}${hash}` as Route)
}

/**
 * A part of a page that never changes. What a server component hands to `Still` comes twice, as HTML and as the data that
 * React would draw it from; what stands here comes as HTML alone, and its code is loaded by whoever reaches it without
 * loading a page.
 */
function still<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return function StillPart(props) {
    return (
      <Still>
        <Part {...props} />
      </Still>
    )
  }
}

export const SiteFooter = still(() => import('@/components/site/footer').then((file) => file.SiteFooter))
export const SiteDock = still(() => import('@/components/site/contact-ways').then((file) => file.SiteDock))
export const HomePage = still(() => import('@/components/site/home/home-page').then((file) => file.HomePage))
export const AboutPage = still(() => import('@/components/site/about-page').then((file) => file.AboutPage))
export const ServicesPage = still(() =>
  import('@/components/site/service/services-page').then((file) => file.ServicesPage),
)
export const ServicePage = still<{ service: Service }>(() =>
  import('@/components/site/service/service-page').then((file) => file.ServicePage),
)
export const LegalPage = still<{ path: LegalDocument['path'] }>(() =>
  import('@/components/site/legal-page').then((file) => file.LegalPage),
)
