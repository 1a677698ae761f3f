import type { Metadata } from 'next'
import { firm } from '@/content/firm'

type Page = { path: string; title: string; description: string }

export function pageMetadata({ path, title, description }: Page): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', locale: 'es_CO', siteName: firm.name, url: path, title, description },
    twitter: { card: 'summary_large_image', title, description },
  }
}
