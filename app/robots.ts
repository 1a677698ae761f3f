import type { MetadataRoute } from 'next'
import { unread } from '@/content/public-routes'
import { env } from '@/lib/env'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: unread },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
