'use client'
import { lazy, type ComponentType } from 'react'
import { Still } from '@/components/site/still'
import type { LegalDocument } from '@/content/legal/legal-document'
import type { Service } from '@/content/services'

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
