/** The inline script that public pages carry, for those answers that bring a nonce; a test computes it. */
export const scriptHashes = ["'sha256-30XJVlJnMzUVeNk6ZoT4ePAObnSuluc3nMCIzqFNyro='"] as const
