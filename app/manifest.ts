import type { MetadataRoute } from 'next'
import { firm } from '@/content/firm'
import { home } from '@/content/home'
import { paper } from '@/content/navigation'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: firm.name,
    short_name: firm.shortName,
    description: home.meta.description,
    lang: 'es-CO',
    start_url: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-icon', type: 'image/png', sizes: '180x180' },
    ],
  }
}
