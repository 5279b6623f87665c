import { seedOf } from './seed-of.ts';

/** Returns a starting point for a landing page: it is valid, and its texts describe what to replace them with. */
export function newLanding(slug: string): string {
  const seed = seedOf(slug);
  const name = slug.replaceAll('-', ' ');
  return `# ${name}: /landings/${slug}
# Every text stands here in English and Thai. docs/content.md says what else a page can be made of.
title: { en: ${JSON.stringify(`New: ${name}`)}, th: ${JSON.stringify(`ใหม่: ${name}`)} }
description:
  en: ${JSON.stringify(`What ${name} is, whom it is for and what it saves them, in one or two sentences for those who search.`)}
  th: ${JSON.stringify(`${name} คืออะไร เหมาะกับใคร และช่วยให้อะไรง่ายขึ้น เขียนหนึ่งถึงสองประโยคสำหรับคนที่ค้นหา`)}
# Take this line out once the words are yours; until then \`npm run launch-check\` lists the page.
sample: true
sections:
  - type: hero
    heading:
      en: ${JSON.stringify(`Say in one line what ${name} does`)}
      th: ${JSON.stringify(`บอกในบรรทัดเดียวว่า ${name} ทำอะไรได้`)}
    lead:
      en: Then say for whom, and what is different once they have it. One fact helps more than three adjectives.
      th: แล้วบอกว่าเหมาะกับใคร และเมื่อมีแล้วอะไรเปลี่ยนไป ข้อเท็จจริงข้อเดียวมีน้ำหนักกว่าคำขยายสามคำ
    actions:
      - label: { en: Talk to us, th: คุยกับเรา }
        url: "#start"
    figure:
      type: selvedge
      weave:
        structure: mudmee
        seed: ${seed}
        size: [480, 16]
        repeat: [20, 8]
        dyes: [cotton, ground, sky, indigo, indigo, ground, turmeric, ground, indigo]
        density: 0.95
        feather: 0.4
        centre: [0.5, 0.25]
        fade: none
  - type: features
    anchor: features
    heading: { en: What it does, th: สิ่งที่ทำได้ }
    items:
      - motif: diamond
        title: { en: The first thing, th: เรื่องแรก }
        body:
          en: What people can do with it that they could not do before.
          th: สิ่งที่ลูกค้าทำได้ และก่อนหน้านี้ทำไม่ได้
      - motif: river
        title: { en: The second thing, th: เรื่องที่สอง }
        body:
          en: What it saves them, in hours or in baht, if you can show it.
          th: ช่วยประหยัดอะไร กี่ชั่วโมงหรือกี่บาท หากมีหลักฐาน
      - motif: gate
        title: { en: The third thing, th: เรื่องที่สาม }
        body:
          en: What it works with that they already have.
          th: ทำงานร่วมกับระบบใดที่ลูกค้าใช้อยู่แล้ว
  - type: questions
    anchor: questions
    heading: { en: What people ask, th: คำถามที่พบบ่อย }
    items:
      - question: { en: How long until we can use it?, th: ใช้เวลานานเท่าไรกว่าจะเริ่มใช้ได้ }
        answer:
          en: Answer with a number of days or weeks, and with what it depends on.
          th: ตอบเป็นจำนวนวันหรือสัปดาห์ พร้อมบอกว่าขึ้นอยู่กับอะไร
  - type: cta
    anchor: start
    heading: { en: Ask for what you want them to do., th: ชวนให้ลูกค้าลงมือทำสิ่งที่คุณต้องการ }
    lead:
      en: And say what happens after they have done it.
      th: และบอกว่าหลังจากนั้นจะเกิดอะไรขึ้น
    weave:
      structure: mudmee
      seed: ${seed + 1}
      size: [200, 76]
      repeat: [96, 44]
      dyes: [cotton, turmeric, ground, sky, indigo, ground, sky, ground, indigo, indigo]
      density: 0.9
      feather: 2.2
      centre: [0.64, 0.5]
      fade: start
`;
}
