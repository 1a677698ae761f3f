import { configure } from '@testing-library/react'

// Files are tested side by side: what is waited for may come late on a busy machine, and that is no failure.
configure({ asyncUtilTimeout: 10_000 })
