import type { NextConfig } from 'next'
import './lib/env'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  typedRoutes: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
}

export default config
