/** The inline script that public pages carry, for those answers that bring a nonce; a test computes it. */
export const scriptHashes = ["'sha256-eB2x/ZERLm0OUSxKibEN1c9gdTRFcQusUlTgi8ZQ+Xg='"] as const
