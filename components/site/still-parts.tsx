'use client'
import { still } from '@/components/site/still'
import type { LegalDocument } from '@/content/legal/legal-document'
import type { Service } from '@/content/services'

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
