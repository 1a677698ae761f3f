import type { MetadataRoute } from 'next'
import { firm } from '@/content/firm'
import { home } from '@/content/home'
import { paper } from '@/content/navigation'
import { scansText } from '@/content/scans'
import { shareAction } from '@/lib/scans/shared-files'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: firm.name,
    short_name: firm.shortName,
    description: home.meta.description,
    lang: 'es-CO',
    id: '/portal',
    start_url: '/portal',
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-icon', type: 'image/png', sizes: '180x180' },
    ],
    shortcuts: [{ name: scansText.install.shortcut, url: '/portal/escanear' }],
    share_target: {
      action: shareAction,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }] },
    },
  }
}
