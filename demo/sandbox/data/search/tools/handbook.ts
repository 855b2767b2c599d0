// A small handbook of visiting the festivals, as pages with headings and paragraphs.
// Longer than most files: it is the text itself.

export interface Section {
  anchor: string
  /** 2 under the page's title, 3 under the section before it. */
  level: 2 | 3
  title: string
  paragraphs: readonly string[]
}

export interface HandbookPage {
  path: string
  part: string
  title: string
  opening?: string
  sections: readonly Section[]
}

const section = (
  level: 2 | 3,
  anchor: string,
  title: string,
  ...paragraphs: string[]
): Section => ({ level, anchor, title, paragraphs })

export const handbook: readonly HandbookPage[] = [
  {
    path: 'planning',
    part: 'Before you go',
    title: 'Planning your visit',
    opening:
      'Most festivals on the coast last between three and ten days. Two of them are enough for one journey, if the ferry between them is not at night.',
    sections: [
      section(
        2,
        'when-to-come',
        'When to come',
        'June and August are the busiest months. May has the longest evenings for the fewest visitors, and October has the best organ concerts.',
      ),
      section(
        2,
        'how-long',
        'How long to stay',
        'Plan one free afternoon for every two full days. The events you remember are often the ones you had not planned.',
      ),
      section(
        3,
        'day-trips',
        'Day trips',
        'Every city in the guide can be reached from at least one other in under three hours. The last train back usually leaves before the last concert ends.',
      ),
      section(
        2,
        'with-children',
        'Coming with children',
        'Look for the tag “for children” in the programme. Strollers can be left at the entrance of every indoor venue, and nobody minds if you leave early.',
      ),
    ],
  },
  {
    path: 'tickets',
    part: 'Before you go',
    title: 'Tickets and passes',
    opening:
      'About one event in five is free. For all others you need a ticket, which is sent to your phone and can also be printed.',
    sections: [
      section(
        2,
        'buying',
        'Buying a ticket',
        'Choose the event, the number of places and how you would like to pay. You have ten minutes before the places go back on sale.',
      ),
      section(
        2,
        'reductions',
        'Reductions',
        'Students, pensioners and people out of work pay half. Bring proof; a photograph of the card is enough.',
        'A companion of a person with a disability comes in free at every venue. Choose “with companion” when you book.',
      ),
      section(
        2,
        'festival-pass',
        'The festival pass',
        'A pass is worth its price from the fourth event. It is bound to one person, but not to one city.',
      ),
      section(
        2,
        'returns',
        'Returning a ticket',
        'You may return a ticket until noon of the day before and get the full price back, except for dinners, which are cooked for exactly as many people as have booked.',
      ),
    ],
  },
  {
    path: 'getting-there',
    part: 'On the way',
    title: 'Getting there',
    sections: [
      section(
        2,
        'by-ferry',
        'By ferry',
        'Foot passengers need not book on day crossings outside July. On night crossings a reclining seat is compulsory, a cabin is a good idea.',
      ),
      section(
        3,
        'luggage',
        'Luggage and instruments',
        'One instrument travels free of charge on all lines of the guide. A double bass counts as a passenger and needs a name.',
      ),
      section(
        2,
        'by-train',
        'By train',
        'Show your festival ticket on regional trains in the evening of the event: it is valid for the way home within the region.',
      ),
      section(
        2,
        'by-bicycle',
        'By bicycle',
        'Guarded bicycle parking is open from one hour before until one hour after every event with more than two hundred places.',
      ),
    ],
  },
  {
    path: 'at-the-venue',
    part: 'On the spot',
    title: 'At the venue',
    opening:
      'Doors open between thirty and sixty minutes before the start. The exact time is on the ticket, in the time zone of the city.',
    sections: [
      section(
        2,
        'late-arrival',
        'Arriving late',
        'You are let in at the next pause. At solo plays and organ concerts there may be none; a screen in the foyer shows the stage.',
      ),
      section(
        2,
        'photographs',
        'Taking photographs',
        'Photographs without flash are welcome during applause. Please keep your phone dark while anyone is playing, reading or falling from a trapeze.',
      ),
      section(
        2,
        'lost-property',
        'Lost property',
        'Whatever is found is kept at the venue for two days and then at the city’s festival office for three months. Umbrellas are lent on.',
      ),
    ],
  },
  {
    path: 'accessibility',
    part: 'On the spot',
    title: 'Accessibility',
    opening:
      'Every event says what it offers: a way in without steps, an interpreter, a hearing loop. If you need something else, write to us a week ahead.',
    sections: [
      section(
        2,
        'wheelchairs',
        'Wheelchairs and walking aids',
        'Places for wheelchairs are in the middle of the hall, not at its edge. Ships and lighthouses cannot be made step-free, and we do not pretend otherwise.',
      ),
      section(
        2,
        'hearing',
        'Hearing',
        'Hearing loops cover the first six rows. Switch your device to the T position; receivers are lent at the cloakroom.',
      ),
      section(
        3,
        'sign-language',
        'Sign-language interpreters',
        'Interpreters stand on the right of the stage. Seats with a good view of them are held back until three days before the event.',
      ),
      section(
        2,
        'relaxed-performances',
        'Relaxed performances',
        'The lights are only dimmed, the sound is softer, and you may come and go. There is a quiet room next to the foyer.',
      ),
    ],
  },
  {
    path: 'weather',
    part: 'On the spot',
    title: 'Weather and the open air',
    sections: [
      section(
        2,
        'rain',
        'If it rains',
        'Events in the open air go on in light rain. Whether a storm stops them is decided three hours before the start and told by text message.',
      ),
      section(
        2,
        'what-to-wear',
        'What to wear',
        'By the water it is always colder than in town. A windproof jacket is the one thing that nobody has ever regretted bringing.',
      ),
      section(
        2,
        'swimming',
        'Swimming between concerts',
        'Swim only where a flag is flying. In winter go in with somebody who has done it before, and get out before you feel warm.',
      ),
    ],
  },
  {
    path: 'guide-online',
    part: 'The guide itself',
    title: 'Using the guide online',
    sections: [
      section(
        2,
        'searching',
        'Searching',
        'You need not type accents: “gdansk” finds Gdańsk and “malmo” finds Malmö. A spelling mistake is usually forgiven.',
      ),
      section(
        2,
        'filters',
        'Filters and dates',
        'Filters of one kind are added together, filters of different kinds narrow each other down. The calendar takes a single day as well as a range.',
      ),
      section(
        2,
        'languages',
        'Languages',
        'Every event is told in English, Polish, German and Danish. Names of performers and most venues stay as they are.',
      ),
    ],
  },
]
