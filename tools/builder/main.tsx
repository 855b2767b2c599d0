// The snippet builder: a static page beside site-embed.js.
import { createRoot } from 'react-dom/client'
import { Builder } from './Builder.tsx'
import { keepFieldInPlace } from './keep-in-place.ts'
import { watchPresses } from './released.ts'
import './styles/page.css'
import './styles/form.css'
import './styles/parts.css'
import './styles/starts.css'
import './styles/told.css'
import './styles/result.css'
import './styles/narrow.css'

const place = document.getElementById('builder')
if (place) createRoot(place).render(<Builder />)
keepFieldInPlace()
watchPresses()
