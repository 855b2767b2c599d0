// How long a random walk is: an eighth in `npm test`, the whole of it in `npm run test:all`.
export const roundsOf = (all: number) =>
  process.env.SITE_EMBED_THOROUGH ? all : Math.ceil(all / 8)
