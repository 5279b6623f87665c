import { seedOf } from './seed-of.ts';

/**
 * Returns a starting point for a post: it is valid, and its texts describe what to replace them with.
 * @param date the publication date, such as 2026-11-21
 * @param author the id of a person in `content/people`
 * @param topic the id of a topic in `content/topics.yaml`
 * @returns the files by path
 */
export function newPost(
  slug: string,
  { date, author, topic }: { date: string; author: string; topic: string },
): Record<string, string> {
  const name = slug.replaceAll('-', ' ');
  const folder = `content/posts/${slug}`;
  return {
    [`${folder}/entry.yaml`]: `# ${name}: /blog/${slug}
title: { en: ${JSON.stringify(`New: ${name}`)}, th: ${JSON.stringify(`ใหม่: ${name}`)} }
description:
  en: ${JSON.stringify(`What one knows after reading about ${name}, in one or two sentences for teasers and for those who search.`)}
  th: ${JSON.stringify(`อ่านเรื่อง ${name} จบแล้วรู้อะไร เขียนหนึ่งถึงสองประโยคสำหรับการ์ดบทความและคนที่ค้นหา`)}
date: ${date}
topics: [${topic}]
author: ${author}
weave:
  structure: mudmee
  seed: ${seedOf(slug)}
  size: [240, 48]
  repeat: [48, 24]
  dyes: [cotton, ground, sky, indigo, indigo, ground, turmeric, ground, indigo]
  density: 0.95
  feather: 1.8
  centre: [0.6, 0.5]
  fade: none
# Take this line out once the words are yours; until then \`npm run launch-check\` lists the post.
sample: true
`,
    [`${folder}/en.mdx`]: `Begin with what the reader has before them, and say what they will know at the end.

## The first heading

A fact in each paragraph. docs/content.md says what a body may hold.
`,
    [`${folder}/th.mdx`]: `เริ่มจากเรื่องที่ผู้อ่านเจออยู่ แล้วบอกว่าอ่านจบแล้วจะรู้อะไร

## หัวข้อแรก

ทุกย่อหน้ามีข้อเท็จจริงหนึ่งข้อ
`,
  };
}
